extension Composition {
  /// The action of a tap at a point.
  func touch(at point: Point) -> Touch {
    bubble(from: point) { index in touch(on: index) } ?? .background
  }

  /// The action of a long press at a point.
  func longPress(at point: Point) -> LongPress {
    bubble(from: point) { index in longPress(on: index) } ?? .nothing
  }

  /// The action of a swipe at a point.
  func swipe(_ direction: Direction, at point: Point) -> Swipe {
    bubble(from: point) { index in swipe(direction, on: index) } ?? .nothing
  }

  /// What sets the value of the control at a point, if there is one.
  func adjustment(at point: Point) -> Adjustable? {
    let adjustable: Adjustable?? = bubble(from: point) { index in
      if isSwallowing(index) { return .some(nil) }
      for place in tree.reactions(of: index) {
        guard case .adjustment(let input) = tree.reactions[place].kind else { continue }
        return Adjustable(input: input, values: tree.elements[index].adjustment)
      }
      return nil
    }
    return adjustable ?? nil
  }

  /// The element that takes a gesture at a point, if one does.
  func element(taking gesture: Gesture, at point: Point) -> Int? {
    bubble(from: point) { index -> Int?? in
      switch gesture {
      case .tap, .doubleTap: touch(on: index).map { $0 == .nothing ? nil : index }
      case .press: longPress(on: index).map { $0 == .nothing ? nil : index }
      case .swipe(let direction): swipe(direction, on: index).map { $0 == .nothing ? nil : index }
      case .adjust: tree.reactions(of: index).isEmpty ? nil : .some(index)
      case .scroll: .some(nil)
      }
    } ?? nil
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

  private func isSwallowing(_ index: Int) -> Bool {
    !tree.elements[index].isEnabled || tree.elements[index].type == .keyboard
      || tree.elements[index].traits.contains(.moving)
  }

  private func touch(on index: Int) -> Touch? {
    if isSwallowing(index) { return .nothing }
    for place in tree.reactions(of: index) {
      switch tree.reactions[place].kind {
      case .tap(let action): return .action(action)
      case .text: return .focus(tree.fieldKey(of: index))
      case .back: return .back
      case .confirmDelete(let action): return .delete(action)
      case .adjustment(let input):
        if let action = input.tap { return .action(action) }
      case .longPress, .delete: continue
      }
    }
    return tree.elements[index].traits.contains(.modal) ? .nothing : nil
  }

  private func longPress(on index: Int) -> LongPress? {
    if isSwallowing(index) { return .nothing }
    for place in tree.reactions(of: index) {
      if case .longPress(let action) = tree.reactions[place].kind { return .recogniser(action) }
    }
    guard tree.elements[index].type.isControl else { return nil }
    return touch(on: index).map { .control($0) }
  }

  private func swipe(_ direction: Direction, on index: Int) -> Swipe? {
    if isSwallowing(index) { return .nothing }
    switch direction {
    case .left:
      for place in tree.reactions(of: index) {
        if case .delete(let action) = tree.reactions[place].kind { return .revealDelete(action) }
      }
      return nil
    case .right:
      return nil
    case .up, .down:
      return scrollers.firstIndex { $0.element == index }.map { .scroll(place: $0) }
    }
  }
}

/// A control that takes a value, with the values that it takes.
struct Adjustable {
  let input: AdjustmentInput
  let values: ElementSnapshot.Adjustment?
}

extension ElementTree {
  /// The places of an element's reactions among all of them.
  func reactions(of element: Int) -> Range<Int> {
    let first = firstReaction(from: element)
    var end = first
    while end < reactions.count, reactions[end].element == element { end += 1 }
    return first..<end
  }

  /// The place of the first reaction of an element or a later one; they are ordered by element.
  func firstReaction(from element: Int) -> Int {
    reactions.partitioningIndex { $0.element >= element }
  }

  /// Whether a row shows the button that deletes it.
  var hasDeleteButton: Bool {
    reactions.contains {
      if case .confirmDelete = $0.kind { true } else { false }
    }
  }
}
