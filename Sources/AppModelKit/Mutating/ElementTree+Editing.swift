extension ElementTree {
  mutating func removeSubtree(at index: Int) {
    let removed = index..<Int(elements[index].subtreeEnd)
    growAncestors(from: elements[index].parent, by: -removed.count)
    for later in removed.upperBound..<elements.count {
      elements[later].subtreeEnd -= Int32(removed.count)
      if elements[later].parent >= removed.upperBound {
        elements[later].parent -= Int32(removed.count)
      }
    }
    elements.removeSubrange(removed)
    reactions.removeAll { removed.contains($0.element) }
    scrolling.removeAll { removed.contains($0.element) }
    lingering.removeAll { removed.contains($0.element) }
    moveBookkeeping(from: removed.upperBound, by: -removed.count)
  }

  /// Inserts an element with all that is in it as the last child of another one, or at the top.
  mutating func insert(_ template: ElementTemplate, lastIn parent: Int?) {
    let count = template.elements.count
    let start = parent.map { Int(elements[$0].subtreeEnd) } ?? elements.count
    let depth = parent.map { elements[$0].depth + 1 } ?? 0
    for later in start..<elements.count {
      elements[later].subtreeEnd += Int32(count)
      if elements[later].parent >= start { elements[later].parent += Int32(count) }
    }
    moveBookkeeping(from: start, by: count)
    let inserted = template.elements.map { element in
      var part = element
      part.place(
        parent: element.parent < 0 ? parent ?? -1 : Int(element.parent) + start,
        depth: element.depth + depth,
        subtreeEnd: Int(element.subtreeEnd) + start
      )
      return part
    }
    elements.insert(contentsOf: inserted, at: start)
    growAncestors(from: Int32(parent ?? -1), by: count)
    let place = firstReaction(from: start)
    reactions.insert(
      contentsOf: template.reactions.map { Reaction(element: $0.element + start, kind: $0.kind) },
      at: place
    )
  }

  /// Moves the ends of an element and of those around it.
  private mutating func growAncestors(from index: Int32, by count: Int) {
    var ancestor = index
    while ancestor >= 0 {
      elements[Int(ancestor)].subtreeEnd += Int32(count)
      ancestor = elements[Int(ancestor)].parent
    }
  }

  private mutating func moveBookkeeping(from start: Int, by count: Int) {
    for index in reactions.indices where reactions[index].element >= start {
      reactions[index].element += count
    }
    for index in scrolling.indices where scrolling[index].element >= start {
      scrolling[index].element += count
    }
    for index in lingering.indices where lingering[index].element >= start {
      lingering[index].element += count
    }
  }

  /// Appends a tree at the top, and elements that react to nothing between its bar and the rest.
  mutating func append(_ tree: ElementTree, outgoing: [[ElementSnapshot]]) {
    let barEnd = tree.elements.first?.type == .navigationBar ? Int(tree.elements[0].subtreeEnd) : 0
    let base = elements.count
    let inserted = outgoing.reduce(0) { $0 + $1.count }
    func shift(_ index: Int) -> Int { index < barEnd ? base : base + inserted }
    for element in tree.elements[..<barEnd] { elements.append(element.moved(by: base)) }
    for inert in outgoing { append(inert) }
    for element in tree.elements[barEnd...] {
      elements.append(element.moved(by: base + inserted))
    }
    reactions += tree.reactions.map {
      Reaction(element: $0.element + shift($0.element), kind: $0.kind)
    }
    scrolling += tree.scrolling.map {
      ScrollingElement(element: $0.element + shift($0.element), axis: $0.axis)
    }
    lingering += tree.lingering.map {
      LingeringElement(element: $0.element + shift($0.element), delay: $0.delay)
    }
  }
}

extension ElementSnapshot {
  fileprivate func moved(by count: Int) -> ElementSnapshot {
    var moved = self
    moved.move(by: count)
    return moved
  }
}
