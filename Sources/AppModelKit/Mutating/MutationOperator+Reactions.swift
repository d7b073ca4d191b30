extension MutationOperator {
  /// The change of an element's reactions, if the operator is such a change.
  var reactionChange: ((ReactionKind) -> ReactionChange)? {
    if let isDead { return { isDead($0) ? .remove : .keep } }
    if let textChange { return { Self.changing($0, textChange) } }
    switch self {
    case .tapLongPresses:
      return { if case .longPress(let action) = $0 { .replace(.tap(action)) } else { .keep } }
    case .adjustsOneOff:
      return {
        guard case .adjustment(.option(let action)) = $0 else { return .keep }
        return .replace(.adjustment(.option { action(max(0, $0 - 1)) }))
      }
    default: return nil
    }
  }

  /// Tells the reactions that no longer take place.
  private var isDead: ((ReactionKind) -> Bool)? {
    switch self {
    case .tapDead: { if case .tap = $0 { true } else { false } }
    case .backDead: { if case .back = $0 { true } else { false } }
    case .longPressDead: { if case .longPress = $0 { true } else { false } }
    case .swipeDead: { if case .delete = $0 { true } else { false } }
    case .typingDead: { if case .text = $0 { true } else { false } }
    case .adjustingDead: { if case .adjustment = $0 { true } else { false } }
    default: nil
    }
  }

  private static func changing(
    _ reaction: ReactionKind,
    _ change: (TextInput) -> TextInput
  ) -> ReactionChange {
    guard case .text(let input) = reaction else { return .keep }
    return .replace(.text(change(input)))
  }

  private var textChange: ((TextInput) -> TextInput)? {
    switch self {
    case .losesLastCharacter: { $0.editing { String($0.dropLast()) } }
    case .upperCase: { $0.editing { $0.uppercased() } }
    case .limitGone: { TextInput(text: $0.text, limit: nil, edit: $0.edit) }
    case .limitOneLess: { TextInput(text: $0.text, limit: $0.limit.map { $0 - 1 }, edit: $0.edit) }
    default: nil
    }
  }
}

extension TextInput {
  /// The same field, but the app is handed another text than what was typed.
  fileprivate func editing(_ change: @escaping @Sendable (String) -> String) -> TextInput {
    TextInput(text: text, limit: limit) { [edit] in edit(change($0)) }
  }
}
