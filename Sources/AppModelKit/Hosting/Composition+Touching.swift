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
    if let recognition = recognition(of: gesture, at: point) { return recognition.element }
    let gesture = gesture.isSeveralTaps ? .tap : gesture
    return bubble(from: point) { index -> Int?? in
      switch gesture {
      case .tap: touch(on: index).map { $0 == .nothing ? nil : index }
      case .press: longPress(on: index).map { $0 == .nothing ? nil : index }
      case .swipe(let direction): swipe(direction, on: index).map { $0 == .nothing ? nil : index }
      case .adjust: takesValue(index) ? .some(index) : nil
      case .scroll, .doubleTap, .taps, .drag, .pinch, .rotate: .some(nil)
      }
    } ?? nil
  }

  private func takesValue(_ index: Int) -> Bool {
    tree.reactions(of: index).contains { place in
      if case .adjustment = tree.reactions[place].kind { true } else { false }
    }
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
      case .rowButton(let action): return .rowButton(action)
      case .tab(let index): return .tab(index)
      case .answerAlert(let action): return .answerAlert(action)
      case .menuItem(let action): return .menuItem(action)
      case .adjustment(let input): if let action = input.tap { return .action(action) }
      case .longPress, .rowButtons, .move, .refresh, .recognizer: continue
      }
    }
    return tree.elements[index].traits.contains(.modal) ? .nothing : nil
  }

  private func longPress(on index: Int) -> LongPress? {
    if isSwallowing(index) { return .nothing }
    for place in tree.reactions(of: index) {
      switch tree.reactions[place].kind {
      case .longPress(let action): return .recogniser(action)
      case .recognizer(.menu(let items)):
        return .menu(OpenMenu(items: items, source: tree.elements[index].frame))
      case .tap, .text, .back, .rowButton, .rowButtons, .tab, .answerAlert, .menuItem, .adjustment,
        .move, .refresh, .recognizer:
        continue
      }
    }
    guard tree.elements[index].type.isControl else { return nil }
    return touch(on: index).map { .control($0) }
  }

  private func swipe(_ direction: Direction, on index: Int) -> Swipe? {
    if isSwallowing(index) { return .nothing }
    for place in tree.reactions(of: index) {
      if let swipe = swipe(direction, tree.reactions[place].kind) { return swipe }
    }
    guard let place = scroller(index, for: direction) else { return nil }
    if direction == .down, scrollers[place].offset == 0, let action = refresh(of: index) {
      return .refresh(action)
    }
    return .scroll(place: place)
  }

  private func swipe(_ direction: Direction, _ kind: ReactionKind) -> Swipe? {
    switch kind {
    case .recognizer(let input):
      input.action(for: .swipe(direction)).map { .recognizer($0) }
    case .rowButtons(let buttons): reveal(buttons, by: direction)
    case .tap, .longPress, .text, .back, .rowButton, .tab, .answerAlert, .menuItem, .adjustment,
      .move, .refresh:
      nil
    }
  }

  private func reveal(_ buttons: [RowButton], by direction: Direction) -> Swipe? {
    let edge: RowEdge
    switch direction {
    case .left: edge = .trailing
    case .right: edge = .leading
    case .up, .down: return nil
    }
    guard buttons.contains(where: { $0.edge == edge }) else { return nil }
    return .reveal(RevealedRow(row: buttons, edge: edge))
  }

  private func refresh(of index: Int) -> AnyAction? {
    for place in tree.reactions(of: index) {
      if case .refresh(let action) = tree.reactions[place].kind { return action }
    }
    return nil
  }

  /// The place of an element among those that a finger can scroll in a direction.
  private func scroller(_ index: Int, for direction: Direction) -> Int? {
    let axis: Layout.Axis = direction == .left || direction == .right ? .horizontal : .vertical
    return scrollers.firstIndex { $0.element == index && $0.axis == axis }
  }

  /// The scrolling element that a finger at a point moves in a direction.
  func scroller(at point: Point, for direction: Direction) -> Int? {
    let place: Int?? = bubble(from: point) { index in
      if isSwallowing(index) { return .some(nil) }
      return scroller(index, for: direction).map { .some($0) }
    }
    return place ?? nil
  }

  /// What recognises a gesture at a point other than a single touch, and the action of it.
  func recognition(of gesture: Gesture, at point: Point) -> Recognition? {
    let recognition: Recognition?? = bubble(from: point) { index in
      if isSwallowing(index) { return .some(nil) }
      return action(of: gesture, on: index).map { Recognition(element: index, action: $0) }
    }
    return recognition ?? nil
  }

  private func action(of gesture: Gesture, on index: Int) -> AnyAction? {
    for place in tree.reactions(of: index) {
      switch tree.reactions[place].kind {
      case .recognizer(let input): if let action = input.action(for: gesture) { return action }
      case .move(let move): if let action = moving(index, gesture, move) { return action }
      case .tap, .longPress, .rowButtons, .refresh, .text, .adjustment, .back, .rowButton, .tab,
        .answerAlert, .menuItem:
        continue
      }
    }
    return nil
  }

  /// The action of a drag that moves a row to another place of its table.
  private func moving(
    _ row: Int,
    _ gesture: Gesture,
    _ move: @Sendable (Int) -> AnyAction
  ) -> AnyAction? {
    guard case .drag(let distance) = gesture, let table = snapshot.parent(of: row) else {
      return nil
    }
    let rows = snapshot.descendants(of: table).filter { snapshot.parent(of: $0) == table }
    let y = tree.elements[row].frame.center.y + distance.y
    guard let own = rows.firstIndex(of: row) else { return nil }
    let above = rows.count { other in
      let middle = tree.elements[other].frame.center.y
      return other != row && (distance.y > 0 ? middle <= y : middle < y)
    }
    return above == own ? nil : move(above)
  }
}

/// An element that recognises a gesture, and the action of it.
struct Recognition: Equatable {
  let element: Int
  let action: AnyAction
}

extension Gesture {
  /// Whether it is several touches that are single ones for whatever recognises no more.
  fileprivate var isSeveralTaps: Bool {
    switch self {
    case .doubleTap, .taps: true
    case .tap, .press, .swipe, .scroll, .adjust, .drag, .pinch, .rotate: false
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

  /// Whether a row shows the buttons that a swipe has revealed.
  var hasRowButtons: Bool {
    reactions.contains {
      if case .rowButton = $0.kind { true } else { false }
    }
  }
}
