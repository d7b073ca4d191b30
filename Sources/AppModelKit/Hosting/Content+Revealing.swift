extension Content {
  /// Adds the button `Delete` to the row whose deletion is a given action, if it is there.
  mutating func revealDeleteButton(for action: Action) {
    let row = reactions.first { $0.kind == .delete && actions[$0.place] == action }
    guard let row else { return }
    let place = Int(elements[row.element].subtreeEnd)
    elements.insert(.deleteButton(ofRow: elements[row.element]), at: place)
    shiftPlaces(from: place, insertedIn: row.element)
    insert(Reaction(element: place, kind: .confirmDelete, place: row.place))
  }

  /// Makes room in the tree's bookkeeping for an element that was inserted as a row's last child.
  private mutating func shiftPlaces(from place: Int, insertedIn row: Int) {
    elements[place].place(
      parent: row,
      depth: elements[row].depth + 1,
      subtreeEnd: place
    )
    for index in elements.indices.dropFirst(place) {
      elements[index].subtreeEnd += 1
      if elements[index].parent >= place { elements[index].parent += 1 }
    }
    var ancestor = row
    while ancestor >= 0 {
      elements[ancestor].subtreeEnd += 1
      ancestor = Int(elements[ancestor].parent)
    }
    for index in lingering.indices where lingering[index].element >= place {
      lingering[index].element += 1
    }
  }

  private mutating func insert(_ reaction: Reaction) {
    for index in reactions.indices where reactions[index].element >= reaction.element {
      reactions[index].element += 1
    }
    let place = reactions.firstIndex { $0.element > reaction.element } ?? reactions.endIndex
    reactions.insert(reaction, at: place)
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
