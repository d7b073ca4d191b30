extension Pen {
  /// Draws a text that takes no touches.
  @usableFromInline
  mutating func addText(_ type: ElementType, _ label: String, identifier: String, frame: Rect) {
    add(ElementSnapshot(type, identifier: identifier, label: label, frame: frame), nil)
  }

  /// Draws a button.
  @usableFromInline
  mutating func addButton(
    _ label: String,
    identifier: String,
    frame: Rect,
    isEnabled: Bool,
    isSelected: Bool,
    tap: AnyAction
  ) {
    let button = ElementSnapshot(
      .button,
      identifier: identifier,
      label: label,
      title: label,
      frame: frame,
      isEnabled: isEnabled,
      isSelected: isSelected,
      traits: .interactive
    )
    add(button, .tap(tap))
  }
}
