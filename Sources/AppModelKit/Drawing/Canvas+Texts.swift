extension Canvas {
  /// Draws a text that can only be read.
  public mutating func staticText(_ label: String, identifier: String = "", frame: Rect? = nil) {
    pen.addText(.staticText, label, identifier: identifier, frame: pen.frame(frame))
  }

  /// Draws a wheel that turns while something is under way.
  public mutating func activityIndicator(_ label: String, frame: Rect? = nil) {
    pen.addText(.activityIndicator, label, identifier: "", frame: pen.frame(frame))
  }

  /// Draws a button; its caption is its label and its title.
  ///
  /// - Parameters:
  ///   - label: The caption.
  ///   - identifier: The accessibility identifier.
  ///   - frame: Where it is; without it the next place of the layout.
  ///   - isEnabled: Whether it reacts; if not, it swallows what touches it.
  ///   - isSelected: Whether it is the chosen one of several.
  ///   - role: The meaning of the button, which determines its appearance.
  ///   - tap: The action of a tap.
  public mutating func button(
    _ label: String,
    identifier: String = "",
    frame: Rect? = nil,
    isEnabled: Bool = true,
    isSelected: Bool = false,
    role: ButtonRole = .normal,
    tap: Action
  ) {
    pen.addButton(
      label,
      identifier: identifier,
      frame: pen.frame(frame),
      isEnabled: isEnabled,
      isSelected: isSelected,
      traits: role.traits,
      tap: AnyAction(tap)
    )
  }
}
