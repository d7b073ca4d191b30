extension ElementTree {
  /// Appends an element with all that is within it, unless nothing of it can be seen.
  @usableFromInline
  mutating func append(
    _ element: consuming ElementSnapshot,
    reactions kinds: [ReactionKind] = [],
    lingering delay: Delay? = nil,
    children: consuming ElementTree = ElementTree()
  ) {
    guard !element.frame.isEmpty else { return }
    let index = elements.count
    element.place(parent: -1, depth: 0, subtreeEnd: index + 1)
    if index == 0 { elements.reserveCapacity(8) }
    elements.append(element)
    if let delay { lingering.append(LingeringElement(element: index, delay: delay)) }
    for kind in kinds { reactions.append(Reaction(element: index, kind: kind)) }
    if !children.elements.isEmpty { append(children, within: index) }
  }

  /// Appends another tree, at the top or as the children of the last element at the top.
  @usableFromInline
  mutating func append(_ tree: consuming ElementTree, within parent: Int? = nil) {
    if elements.isEmpty {
      self = tree
      return
    }
    let base = elements.count
    for reaction in tree.reactions {
      reactions.append(Reaction(element: reaction.element + base, kind: reaction.kind))
    }
    for element in tree.lingering {
      lingering.append(LingeringElement(element: element.element + base, delay: element.delay))
    }
    append(tree.elements, within: parent)
  }

  /// Appends elements that react to nothing, at the top or as the children of the last one there.
  mutating func append(_ inert: [ElementSnapshot], within parent: Int? = nil) {
    let base = elements.count
    let depth = parent.map { elements[$0].depth + 1 } ?? 0
    for var element in inert {
      element.move(by: base, parent: parent, depth: depth)
      elements.append(element)
    }
    if let parent { elements[parent].subtreeEnd = Int32(elements.count) }
  }
}
