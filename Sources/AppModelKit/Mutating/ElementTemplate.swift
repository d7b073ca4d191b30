/// An element with all that is in it, to be drawn where the app does not draw it.
package struct ElementTemplate: Sendable {
  let elements: [ElementSnapshot]
  let reactions: [Reaction]

  /// The place of the element that it was in, or nil for one at the top.
  let parent: String?
}

extension [ElementSnapshot] {
  func subtree(at index: Int) -> [ElementSnapshot] {
    let root = self[index]
    return self[index..<Int(root.subtreeEnd)].map { element in
      var part = element
      part.place(
        parent: element.depth == root.depth ? -1 : Int(element.parent) - index,
        depth: element.depth - root.depth,
        subtreeEnd: Int(element.subtreeEnd) - index
      )
      return part
    }
  }
}

extension ElementTree {
  /// An element with all that is in it, counted from that element.
  func template(of index: Int, parent: String?) -> ElementTemplate {
    let end = Int(elements[index].subtreeEnd)
    return ElementTemplate(
      elements: elements.subtree(at: index),
      reactions: reactions.filter { (index..<end).contains($0.element) }.map {
        Reaction(element: $0.element - index, kind: $0.kind)
      },
      parent: parent
    )
  }
}
