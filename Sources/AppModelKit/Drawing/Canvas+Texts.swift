extension Canvas {
  /// Draws a text that can only be read.
  @inlinable
  public mutating func staticText(_ label: String, identifier: String = "", frame: Rect) {
    pen.addText(.staticText, label, identifier: identifier, frame: frame)
  }

  /// Draws a wheel that turns while something is under way.
  @inlinable
  public mutating func activityIndicator(_ label: String, frame: Rect) {
    pen.addText(.activityIndicator, label, identifier: "", frame: frame)
  }

  /// Draws a button; its caption is its label and its title.
  ///
  /// - Parameters:
  ///   - label: The caption.
  ///   - identifier: The accessibility identifier.
  ///   - frame: Where it is.
  ///   - isEnabled: Whether it reacts; if not, it swallows what touches it.
  ///   - isSelected: Whether it is the chosen one of several.
  ///   - tap: The action of a tap.
  @inlinable
  public mutating func button(
    _ label: String,
    identifier: String = "",
    frame: Rect,
    isEnabled: Bool = true,
    isSelected: Bool = false,
    tap: Action
  ) {
    pen.addButton(
      label,
      identifier: identifier,
      frame: frame,
      isEnabled: isEnabled,
      isSelected: isSelected,
      tap: AnyAction(tap)
    )
  }
}
