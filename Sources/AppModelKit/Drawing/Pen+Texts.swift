/// What nearly all of a screen is made of: each is written once, to where it stays.
///
/// Added like all other elements, they took 2 % of a run by callgrind.
extension Pen {
  /// Draws a text that takes no touches, unless nothing of it can be seen.
  mutating func addText(_ type: ElementType, _ label: String, identifier: String, frame: Rect) {
    guard !frame.isEmpty else { return }
    drawOutgoing()
    tree.elements.append(
      ElementSnapshot(
        type: type,
        identifier: identifier,
        label: label,
        value: "",
        frame: frame.offsetBy(x: place.origin.x, y: place.origin.y),
        isEnabled: true,
        isSelected: false,
        isFocused: false,
        traits: [],
        parent: Int32(place.container),
        subtreeEnd: Int32(tree.elements.count + 1),
        depth: place.depth
      )
    )
  }

  /// Draws a button, unless nothing of it can be seen.
  mutating func addButton(
    _ label: String,
    identifier: String,
    frame: Rect,
    isEnabled: Bool,
    isSelected: Bool,
    traits: ElementSnapshot.Traits,
    tap: consuming AnyAction
  ) {
    guard !frame.isEmpty else { return }
    drawOutgoing()
    react(.tap(tap))
    tree.elements.append(
      ElementSnapshot(
        type: .button,
        identifier: identifier,
        label: label,
        value: "",
        title: label,
        frame: frame.offsetBy(x: place.origin.x, y: place.origin.y),
        isEnabled: isEnabled,
        isSelected: isSelected,
        isFocused: false,
        traits: traits,
        parent: Int32(place.container),
        subtreeEnd: Int32(tree.elements.count + 1),
        depth: place.depth
      )
    )
  }
}
