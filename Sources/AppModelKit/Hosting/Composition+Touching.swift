extension Composition {
  /// What a tap at a point does.
  func touch(at point: Point) -> Touch<Action> {
    bubble(from: point) { index in touch(on: index) } ?? .background
  }

  /// What a long press at a point does.
  func longPress(at point: Point) -> LongPress<Action> {
    let longPress: LongPress<Action>? = bubble(from: point) { index in
      if isSwallowing(index) { return .nothing }
      if let reaction = content.reaction(.longPress, of: index) {
        return .recogniser(content.actions[reaction.place])
      }
      guard content.elements[index].type.isControl, let touch = touch(on: index) else {
        return nil
      }
      return .control(touch)
    }
    return longPress ?? .nothing
  }

  /// What a swipe at a point does.
  func swipe(_ direction: Direction, at point: Point) -> Swipe<Action> {
    let swipe: Swipe<Action>? = bubble(from: point) { index in
      if isSwallowing(index) { return .nothing }
      switch direction {
      case .left:
        return content.reaction(.delete, of: index)
          .map { .revealDelete(content.actions[$0.place]) }
      case .right:
        return nil
      case .up, .down:
        return scrollers.firstIndex { $0.element == index }.map { .scroll(place: $0) }
      }
    }
    return swipe ?? .nothing
  }

  /// The element that takes a new value at a point, with its way of taking it.
  func adjustment(at point: Point) -> (element: Int, input: AdjustmentInput<Action>)? {
    let reaction = bubble(from: point) { index in
      isSwallowing(index)
        ? .some(nil) : content.reaction(.adjustment, of: index).map(Optional.some)
    }
    return reaction?.map { ($0.element, content.adjustmentInputs[$0.place]) }
  }

  /// Asks the element at a point, and then each one around it, until one has an answer.
  private func bubble<Answer>(from point: Point, _ answer: (Int) -> Answer?) -> Answer? {
    var current = snapshot.hitTest(point)
    while let index = current {
      if let answer = answer(index) { return answer }
      current = snapshot.parent(of: index)
    }
    return nil
  }

  private func touch(on index: Int) -> Touch<Action>? {
    if isSwallowing(index) { return .nothing }
    for reaction in content.reactions(of: index) {
      switch reaction.kind {
      case .tap: return .action(content.actions[reaction.place])
      case .text: return .focus(content.fieldKey(of: index))
      case .back: return .back
      case .confirmDelete: return .delete(content.actions[reaction.place])
      case .longPress, .delete, .adjustment: continue
      }
    }
    return content.elements[index].traits.contains(.modal) ? .nothing : nil
  }

  private func isSwallowing(_ index: Int) -> Bool {
    let element = content.elements[index]
    return !element.isEnabled || element.type == .keyboard || element.traits.contains(.moving)
  }
}

extension Content {
  /// The reactions of an element.
  func reactions(of element: Int) -> ArraySlice<Reaction> {
    let first = firstReaction(from: element)
    return reactions[first...].prefix { $0.element == element }
  }

  /// The reaction of a kind that an element has, if it has one.
  func reaction(_ kind: Reaction.Kind, of element: Int) -> Reaction? {
    reactions(of: element).first { $0.kind == kind }
  }

  /// The place of the first reaction of an element or a later one; they are ordered by element.
  private func firstReaction(from element: Int) -> Int {
    var lower = 0
    var upper = reactions.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if reactions[middle].element < element { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
