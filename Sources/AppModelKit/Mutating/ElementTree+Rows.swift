extension ElementTree {
  /// Draws a row once more below itself.
  mutating func doubleRow(at index: Int) {
    let row = elements[index]
    let template = template(of: index, parent: nil)
    let lowered = template.elements.map { element in
      var element = element
      element.frame.y += row.frame.height
      return element
    }
    insert(
      ElementTemplate(elements: lowered, reactions: template.reactions, parent: nil),
      lastIn: row.parent < 0 ? nil : Int(row.parent)
    )
  }

  /// Lets rows change places from first to last, and returns whether they could.
  ///
  /// Only rows of the same build can.
  mutating func reverseRows(at places: [Int]) -> Bool {
    let rows = places.map { Array(elements[$0..<Int(elements[$0].subtreeEnd)]) }
    guard places.count > 1, Set(rows.map(\.count)).count == 1 else { return false }
    let before = elements
    let kinds = places.map { place in
      reactions.filter { (place..<place + rows[0].count).contains($0.element) }
        .map { Reaction(element: $0.element - place, kind: $0.kind) }
    }
    reactions.removeAll { reaction in
      places.contains { ($0..<$0 + rows[0].count).contains(reaction.element) }
    }
    for (number, place) in places.enumerated() {
      let source = places.count - 1 - number
      put(rows[source], at: place)
      reactions += kinds[source].map { Reaction(element: $0.element + place, kind: $0.kind) }
    }
    reactions.sort { $0.element < $1.element }
    return elements != before
  }

  /// Gives elements other contents, each in its place and frame.
  private mutating func put(_ contents: [ElementSnapshot], at start: Int) {
    for (offset, content) in contents.enumerated() {
      let old = elements[start + offset]
      var element = content
      element.place(parent: Int(old.parent), depth: old.depth, subtreeEnd: Int(old.subtreeEnd))
      element.frame = old.frame
      elements[start + offset] = element
    }
  }
}
