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
      insert(button, inRow: row, at: x)
    }
  }

  private mutating func insert(_ button: RowButton, inRow row: Int, at x: Double) {
    let place = Int(elements[row].subtreeEnd)
    elements.insert(.rowButton(button.label, at: x, of: elements[row]), at: place)
    elements[place].place(parent: row, depth: elements[row].depth + 1, subtreeEnd: place)
    shiftPlaces(from: place, insertedIn: row)
    insert(Reaction(element: place, kind: .rowButton(button.action)))
  }

  /// Makes room in the tree's bookkeeping for an element that was inserted as a row's last child.
  private mutating func shiftPlaces(from place: Int, insertedIn row: Int) {
    for index in place..<elements.count {
      elements[index].subtreeEnd += 1
      if elements[index].parent >= place { elements[index].parent += 1 }
    }
    var ancestor = row
    while ancestor >= 0 {
      elements[ancestor].subtreeEnd += 1
      ancestor = Int(elements[ancestor].parent)
    }
    for index in scrolling.indices where scrolling[index].element >= place {
      scrolling[index].element += 1
    }
    for index in lingering.indices where lingering[index].element >= place {
      lingering[index].element += 1
    }
  }

  private mutating func insert(_ reaction: Reaction) {
    for index in reactions.indices where reactions[index].element >= reaction.element {
      reactions[index].element += 1
    }
    reactions.insert(reaction, at: firstReaction(from: reaction.element))
  }
}

extension ElementSnapshot {
  /// How wide a button is that a swipe reveals.
  fileprivate static let rowButtonWidth = 80.0

  fileprivate static func rowButton(
    _ label: String,
    at x: Double,
    of row: ElementSnapshot
  ) -> ElementSnapshot {
    .button(label, frame: Rect(x, row.frame.y, rowButtonWidth, row.frame.height))
  }
}
