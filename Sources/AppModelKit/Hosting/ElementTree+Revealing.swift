extension ElementTree {
  /// Adds the revealed buttons to their row, if it is there.
  mutating func reveal(_ revealed: RevealedRow) {
    let reaction = reactions.first {
      guard case .rowButtons(let buttons) = $0.kind else { return false }
      return buttons == revealed.row
    }
    guard let row = reaction?.element else { return }
    let buttons = revealed.buttons
    for (index, button) in buttons.enumerated() {
      let fromLeft = revealed.edge == .leading
      let distance =
        Double(fromLeft ? index : buttons.count - index) * ElementSnapshot.rowButtonWidth
      let x = fromLeft ? elements[row].frame.x + distance : elements[row].frame.maxX - distance
      insert(.rowButton(button, at: x, of: elements[row]), lastIn: row)
    }
  }
}

extension ElementTemplate {
  /// A button that a swipe reveals.
  fileprivate static func rowButton(
    _ button: RowButton,
    at x: Double,
    of row: ElementSnapshot
  ) -> ElementTemplate {
    let frame = Rect(x, row.frame.y, ElementSnapshot.rowButtonWidth, row.frame.height)
    var element = ElementSnapshot.button(button.label, frame: frame)
    element.place(parent: -1, depth: 0, subtreeEnd: 1)
    let reaction = Reaction(element: 0, kind: .rowButton(button.action))
    return ElementTemplate(elements: [element], reactions: [reaction], parent: nil)
  }
}

extension ElementSnapshot {
  /// How wide a button is that a swipe reveals.
  fileprivate static let rowButtonWidth = 80.0
}

/// The buttons of a row that a swipe has revealed: those of one side.
struct RevealedRow: Equatable, Sendable {
  /// All buttons of the row, which identify it when it is drawn again.
  let row: [RowButton]
  let edge: RowEdge

  /// The buttons that are shown, from left to right.
  var buttons: [RowButton] { row.filter { $0.edge == edge } }
}
