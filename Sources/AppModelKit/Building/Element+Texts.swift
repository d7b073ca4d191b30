extension Element {
  /// A text that can only be read.
  @inlinable
  public static func staticText(
    _ label: String,
    identifier: String = "",
    frame: Rect
  ) -> Self {
    Self(ElementSnapshot(.staticText, identifier: identifier, label: label, frame: frame))
  }

  /// A wheel that turns while something is under way.
  @inlinable
  public static func activityIndicator(_ label: String, frame: Rect) -> Self {
    Self(ElementSnapshot(.activityIndicator, label: label, frame: frame))
  }

  /// A button; its caption is its label and its title.
  @inlinable
  public static func button(
    _ label: String,
    identifier: String = "",
    frame: Rect,
    tap: Action
  ) -> Self {
    Self(
      ElementSnapshot(
        .button,
        identifier: identifier,
        label: label,
        title: label,
        frame: frame,
        traits: .interactive
      ),
      reactions: [.tap(AnyAction(tap))]
    )
  }
}
