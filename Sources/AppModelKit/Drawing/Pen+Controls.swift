extension Pen {
  /// Draws a control that takes a value, unless nothing of it can be seen.
  mutating func addControl(
    _ type: ElementType,
    label: String = "",
    value: String,
    identifier: String,
    frame: Rect?,
    _ adjustment: ElementSnapshot.Adjustment,
    _ input: AdjustmentInput
  ) {
    let control = ElementSnapshot(
      type,
      identifier: identifier,
      label: label,
      value: value,
      frame: self.frame(frame),
      traits: .interactive,
      adjustment: adjustment
    )
    add(control, .adjustment(input))
  }
}

extension [String] {
  /// The text at an index; empty without one.
  func text(at index: Int) -> String { indices.contains(index) ? self[index] : "" }
}
