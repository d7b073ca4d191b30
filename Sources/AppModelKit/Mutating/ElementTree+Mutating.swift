extension ElementTree {
  /// Changes the elements at some indices as an operator says, and returns whether anything changed.
  mutating func mutate(_ kind: MutationOperator, at indices: [Int]) -> Bool {
    if let change = MutationOperator.propertyChanges[kind] {
      return changeElements(at: indices, change)
    }
    if let change = MutationOperator.reactionChanges[kind] {
      return changeReactions(of: indices, change)
    }
    return MutationOperator.treeChanges[kind]?(&self, indices) ?? false
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
    let actions = neighbourActions(of: indices)
    for place in reactions.indices {
      guard case .tap = reactions[place].kind, let action = actions[reactions[place].element] else {
        continue
      }
      reactions[place] = Reaction(element: reactions[place].element, kind: .tap(action))
    }
    return !actions.isEmpty
  }

  /// The actions of the next siblings that differ from the elements' own, by element.
  private func neighbourActions(of indices: [Int]) -> [Int: AnyAction] {
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
    return actions
  }

  private func isPeer(_ index: Int, of other: Int) -> Bool {
    elements[index].type == elements[other].type && elements[index].parent == elements[other].parent
  }
}

extension MutationOperator {
  fileprivate typealias TreeChange = @Sendable (inout ElementTree, [Int]) -> Bool

  /// The operators that change which elements there are, and where.
  fileprivate static let treeChanges: [MutationOperator: TreeChange] = [
    .hidden: { tree, indices in
      for index in indices.reversed() { tree.removeSubtree(at: index) }
      return true
    },
    .firstRowMissing: { $0.removeRow(at: $1.first) },
    .lastRowMissing: { $0.removeRow(at: $1.last) },
    .lastRowDoubled: { tree, indices in
      indices.last.map { tree.doubleRow(at: $0) } != nil
    },
    .rowsReversed: { $0.reverseRows(at: $1) },
    .offScreen: { $0.moveOffScreen($1) },
    .actsAsNeighbour: { $0.actAsNeighbours($1) },
  ]
}

extension ElementTree {
  fileprivate mutating func removeRow(at index: Int?) -> Bool {
    if let index { removeSubtree(at: index) }
    return index != nil
  }

  /// Moves elements out of sight, with all that is in them.
  fileprivate mutating func moveOffScreen(_ indices: [Int]) -> Bool {
    for index in indices {
      for part in index..<Int(elements[index].subtreeEnd) {
        elements[part].frame.x -= 10 * ScreenSnapshot.modelBounds.width
      }
    }
    return !indices.isEmpty
  }
}
