extension Composition {
  func touch(at point: Point) -> Touch {
    bubble(from: point, swallowed: .nothing) { index in touch(on: index, at: point) } ?? .background
  }

  func longPress(at point: Point) -> LongPress {
    bubble(from: point) { index in longPress(on: index, at: point) } ?? .nothing
  }

  func swipe(_ direction: Direction, at point: Point) -> Swipe {
    bubble(from: point) { index in swipe(direction, on: index) } ?? .nothing
  }

  /// What sets the value of the control at a point, if there is one.
  func adjustment(at point: Point) -> Adjustable? {
    bubble(from: point) { index in
      adjustment(of: index).map {
        Adjustable(input: $0, values: tree.elements[index].adjustment)
      }
    }
  }

  func element(taking gesture: Gesture, at point: Point) -> Int? {
    if let recognition = recognition(of: gesture, at: point) { return recognition.element }
    let gesture = gesture.isSeveralTaps ? .tap : gesture
    return bubble(from: point) { index -> Int?? in
      switch gesture {
      case .tap: touch(on: index, at: point).map { $0 == .nothing ? nil : index }
      case .press: longPress(on: index, at: point).map { _ in index }
      case .swipe(let direction): swipe(direction, on: index).map { _ in index }
      case .adjust: adjustment(of: index).map { _ in index }
      case .scroll, .doubleTap, .taps, .drag, .pinch, .rotate: nil
      }
    } ?? nil
  }

  private func adjustment(of index: Int) -> AdjustmentInput? {
    tree.reactions(of: index).lazy.compactMap {
      if case .adjustment(let input) = $0.kind { input } else { nil }
    }.first
  }

  /// Asks the element at a point, and then each one around it, until one has an answer.
  ///
  /// - Parameters:
  ///   - point: The place of the finger.
  ///   - swallowed: The answer for an element that swallows the touch, which none around it gets.
  ///   - answer: The answer of an element, by its index.
  /// - Returns: The answer; nil if none has one.
  private func bubble<Answer>(
    from point: Point,
    swallowed: Answer? = nil,
    _ answer: (Int) -> Answer?
  ) -> Answer? {
    var current = snapshot.hitTest(point)
    while let index = current {
      if isSwallowing(index) { return swallowed }
      if let answer = answer(index) { return answer }
      current = snapshot.parent(of: index)
    }
    return nil
  }

  private func isSwallowing(_ index: Int) -> Bool {
    !tree.elements[index].isEnabled || tree.elements[index].type == .keyboard
      || tree.elements[index].traits.contains(.moving)
  }

  private func touch(on index: Int, at point: Point) -> Touch? {
    for reaction in tree.reactions(of: index) {
      switch reaction.kind {
      case .tap(let action): return .action(action)
      case .tapOutside(let action):
        return tree.elements[index].frame.contains(point) ? .nothing : .action(action)
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

  private func longPress(on index: Int, at point: Point) -> LongPress? {
    for reaction in tree.reactions(of: index) {
      switch reaction.kind {
      case .longPress(let action): return .recogniser(action)
      case .recognizer(.menu(let items)):
        return .menu(OpenMenu(items: items, source: tree.elements[index].frame))
      case .tap, .tapOutside, .text, .back, .rowButton, .rowButtons, .tab, .answerAlert, .menuItem,
        .adjustment, .move, .refresh, .recognizer:
        continue
      }
    }
    guard tree.elements[index].type.isControl else { return nil }
    return touch(on: index, at: point).map { .control($0) }
  }

  private func swipe(_ direction: Direction, on index: Int) -> Swipe? {
    for reaction in tree.reactions(of: index) {
      if let swipe = swipe(direction, reaction.kind) { return swipe }
    }
    guard let place = scroller(index, for: direction) else { return nil }
    if direction == .down, let action = refresh(at: place) { return .refresh(action) }
    return .scroll(place: place)
  }

  private func swipe(_ direction: Direction, _ kind: ReactionKind) -> Swipe? {
    switch kind {
    case .recognizer(let input): input.action(for: .swipe(direction)).map { .recognizer($0) }
    case .rowButtons(let buttons): reveal(buttons, by: direction)
    case .tap, .tapOutside, .longPress, .text, .back, .rowButton, .tab, .answerAlert, .menuItem,
      .adjustment, .move, .refresh:
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

  /// The distance in points by which a finger drags a list down until it is refreshed.
  private static let pullLength = 100.0

  /// The action of a drag that pulls a list at its top; nil if something takes the drag itself.
  func pull(_ gesture: Gesture, at point: Point) -> AnyAction? {
    guard case .drag(let distance) = gesture, distance.y >= Self.pullLength,
      distance.y >= abs(distance.x), recognition(of: gesture, at: point) == nil,
      bubble(from: point, { isMovable($0) ? $0 : nil }) == nil
    else { return nil }
    return scroller(at: point, for: .down).flatMap(refresh)
  }

  /// Whether a drag moves an element to another place.
  private func isMovable(_ index: Int) -> Bool {
    tree.reactions(of: index).contains { if case .move = $0.kind { true } else { false } }
  }

  /// The action of a pull of a scrolling element by its place; nil if it is not at its top.
  private func refresh(at place: Int) -> AnyAction? {
    guard scrollers[place].offset == 0 else { return nil }
    return tree.reactions(of: scrollers[place].element).lazy.compactMap {
      if case .refresh(let action) = $0.kind { action } else { nil }
    }.first
  }

  /// The place of an element among those that a finger can scroll in a direction.
  private func scroller(_ index: Int, for direction: Direction) -> Int? {
    let axis: Layout.Axis = direction == .left || direction == .right ? .horizontal : .vertical
    return scrollers.firstIndex { $0.element == index && $0.axis == axis }
  }

  /// The scrolling element that a finger at a point moves in a direction.
  func scroller(at point: Point, for direction: Direction) -> Int? {
    bubble(from: point) { index in scroller(index, for: direction) }
  }

  /// What recognises a gesture at a point other than a single touch, and the action of it.
  func recognition(of gesture: Gesture, at point: Point) -> Recognition? {
    bubble(from: point) { index in
      action(of: gesture, on: index).map { Recognition(element: index, action: $0) }
    }
  }

  private func action(of gesture: Gesture, on index: Int) -> AnyAction? {
    for reaction in tree.reactions(of: index) {
      switch reaction.kind {
      case .recognizer(let input): if let action = input.action(for: gesture) { return action }
      case .move(let move): if let action = moving(index, gesture, move) { return action }
      case .tap, .tapOutside, .longPress, .rowButtons, .refresh, .text, .adjustment, .back,
        .rowButton, .tab, .answerAlert, .menuItem:
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
    case .doubleTap: true
    case .taps(_, let fingers): fingers == 1
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
  func reactions(of element: Int) -> ArraySlice<Reaction> {
    reactions[firstReaction(from: element)...].prefix { $0.element == element }
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
