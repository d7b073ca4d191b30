extension ElementTree {
  /// Changes the elements at some indices as an operator says, and returns whether anything changed.
  mutating func mutate(_ kind: MutationOperator, at indices: [Int]) -> Bool {
    switch kind.elementChange {
    case .none: return false
    case .property(let change): return changeElements(at: indices, change)
    case .reaction(let change): return changeReactions(of: indices, change)
    case .tree(let change): return change(&self, indices)
    }
  }

  private mutating func changeElements(
    at indices: [Int],
    _ change: (inout ElementSnapshot) -> Void
  ) -> Bool {
    var hasChanged = false
    for index in indices {
      let before = elements[index]
      change(&elements[index])
      if elements[index] != before { hasChanged = true }
    }
    return hasChanged
  }

  /// Replaces the reactions of elements; nil takes one away.
  private mutating func changeReactions(
    of indices: [Int],
    _ change: (ReactionKind) -> ReactionChange
  ) -> Bool {
    var hasChanged = false
    reactions = reactions.compactMap { reaction in
      guard indices.contains(reaction.element) else { return reaction }
      switch change(reaction.kind) {
      case .keep: return reaction
      case .remove:
        hasChanged = true
        return nil
      case .replace(let kind):
        hasChanged = true
        return Reaction(element: reaction.element, kind: kind)
      }
    }
    return hasChanged
  }

  /// Lets elements do what the next sibling of their type does, and returns whether there is one.
  mutating func actAsNeighbours(_ indices: [Int]) -> Bool {
    let taps = reactions.compactMap { reaction -> (element: Int, action: AnyAction)? in
      guard case .tap(let action) = reaction.kind else { return nil }
      return (reaction.element, action)
    }
    var actions: [Int: AnyAction] = [:]
    for index in indices {
      let peers = taps.filter { isPeer($0.element, of: index) }
      guard let place = peers.firstIndex(where: { $0.element == index }) else { continue }
      let next = peers[(place + 1) % peers.count].action
      if next != peers[place].action { actions[index] = next }
    }
    for place in reactions.indices {
      guard case .tap = reactions[place].kind, let action = actions[reactions[place].element] else {
        continue
      }
      reactions[place] = Reaction(element: reactions[place].element, kind: .tap(action))
    }
    return !actions.isEmpty
  }

  private func isPeer(_ index: Int, of other: Int) -> Bool {
    elements[index].type == elements[other].type && elements[index].parent == elements[other].parent
  }

  /// Moves elements out of sight, with all that is in them.
  mutating func moveOffScreen(_ indices: [Int]) -> Bool {
    for index in indices {
      for part in index..<Int(elements[index].subtreeEnd) {
        elements[part].frame.x -= 10 * ScreenSnapshot.bounds.width
      }
    }
    return !indices.isEmpty
  }
}

/// What becomes of a reaction.
enum ReactionChange {
  case keep
  case remove
  case replace(ReactionKind)
}

/// How an operator changes elements.
enum ElementChange {
  case none
  case property((inout ElementSnapshot) -> Void)
  case reaction((ReactionKind) -> ReactionChange)

  /// Changes a tree at the given indices, and returns whether anything changed.
  case tree((inout ElementTree, [Int]) -> Bool)
}

extension MutationOperator {
  /// How elements change, if the operator is about elements that are drawn.
  fileprivate var elementChange: ElementChange {
    if let change = propertyChange { return .property(change) }
    if let change = reactionChange { return .reaction(change) }
    return treeChange.map(ElementChange.tree) ?? .none
  }

  private var treeChange: ((inout ElementTree, [Int]) -> Bool)? {
    switch self {
    case .hidden:
      { tree, indices in
        for index in indices.reversed() { tree.removeSubtree(at: index) }
        return true
      }
    case .firstRowMissing: { $0.removeRow(at: $1.first) }
    case .lastRowMissing: { $0.removeRow(at: $1.last) }
    case .lastRowDoubled:
      { tree, indices in
        indices.last.map { tree.doubleRow(at: $0) } != nil
      }
    case .rowsReversed: { $0.reverseRows(at: $1) }
    case .offScreen: { $0.moveOffScreen($1) }
    case .actsAsNeighbour: { $0.actAsNeighbours($1) }
    default: nil
    }
  }
}

extension ElementTree {
  fileprivate mutating func removeRow(at index: Int?) -> Bool {
    if let index { removeSubtree(at: index) }
    return index != nil
  }
}
