extension ElementTree {
  /// Adds the button `Delete` to the row whose deletion is a given action, if it is there.
  mutating func revealDeleteButton(for action: AnyAction) {
    let row = reactions.first {
      guard case .delete(let deletion) = $0.kind else { return false }
      return deletion == action
    }
    guard let row = row?.element else { return }
    let place = Int(elements[row].subtreeEnd)
    elements.insert(.deleteButton(ofRow: elements[row]), at: place)
    elements[place].place(parent: row, depth: elements[row].depth + 1, subtreeEnd: place)
    shiftPlaces(from: place, insertedIn: row)
    insert(Reaction(element: place, kind: .confirmDelete(action)))
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
    for index in scrolling.indices where scrolling[index] >= place { scrolling[index] += 1 }
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
  fileprivate static func deleteButton(ofRow row: ElementSnapshot) -> ElementSnapshot {
    let width = 80.0
    return ElementSnapshot(
      .button,
      label: "Delete",
      title: "Delete",
      frame: Rect(row.frame.maxX - width, row.frame.y, width, row.frame.height),
      traits: .interactive
    )
  }
}
