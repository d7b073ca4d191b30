extension ElementTree {
  /// The operators that change an element, in the order of their list.
  func operators(at index: Int) -> [MutationOperator] {
    let element = elements[index]
    let own = element.propertyOperators
    let rows = element.type == .cell ? MutationOperator.ofRows : []
    let reactions = reactions(of: index)
    let isReacting = reactions.contains { $0.kind.gesture != nil }
    return own + rows + (element.isEnabled && isReacting ? [.disabled] : [])
      + reactions.flatMap(\.kind.operators)
  }
}

extension MutationOperator {
  fileprivate static let ofRows: [Self] = [
    .firstRowMissing, .lastRowMissing, .lastRowDoubled, .rowsReversed,
  ]
}

extension ElementSnapshot {
  fileprivate var propertyOperators: [MutationOperator] {
    var operators: [MutationOperator] = [.hidden]
    if !label.isEmpty || !identifier.isEmpty || !title.isEmpty { operators.append(.renamed) }
    if !value.isEmpty { operators.append(.valueChanged) }
    if !label.isEmpty || !title.isEmpty { operators.append(.labelChanged) }
    if !identifier.isEmpty { operators.append(.identifierChanged) }
    if !placeholder.isEmpty { operators.append(.placeholderChanged) }
    if !isEnabled { operators.append(.enabled) }
    if isSelected { operators.append(.deselected) }
    if type == .button, !isSelected { operators.append(.selected) }
    if type != .cell { operators += [.offScreen, .typeChanged] }
    if traits.contains(.secure) { operators.append(.notSecure) }
    return operators
  }
}

extension ReactionKind {
  fileprivate var operators: [MutationOperator] {
    switch self {
    case .tap: [.tapDead, .actsAsNeighbour]
    case .tapOutside: [.tapDead]
    case .back: [.backDead]
    case .longPress: [.longPressDead, .tapLongPresses]
    case .rowButtons, .refresh: [.swipeDead]
    case .move: [.dragDead]
    case .recognizer(let input): [input.deadOperator]
    case .text(let input):
      [.typingDead, .losesLastCharacter, .upperCase]
        + (input.limit == nil ? [] : [.limitGone, .limitOneLess])
    case .adjustment(.option): [.adjustingDead, .adjustsOneOff]
    case .adjustment(.fraction), .adjustment(.number), .adjustment(.date), .adjustment(.onOff):
      [.adjustingDead]
    case .rowButton, .tab, .answerAlert, .menuItem: []
    }
  }
}

extension GestureInput {
  /// The operator that lets an element ignore the gesture.
  fileprivate var deadOperator: MutationOperator {
    switch self {
    case .taps: .tapsDead
    case .swipe: .swipeDead
    case .drag: .dragDead
    case .pinch: .pinchDead
    case .rotate: .rotateDead
    case .menu: .longPressDead
    }
  }
}
