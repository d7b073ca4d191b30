enum ReactionChange {
  case keep
  case remove
  case replace(ReactionKind)
}

extension MutationOperator {
  /// The operators that change what an element reacts to.
  static let reactionChanges: [MutationOperator: @Sendable (ReactionKind) -> ReactionChange] = [
    .tapDead: {
      switch $0 {
      case .tap, .tapOutside: .remove
      default: .keep
      }
    },
    .backDead: { if case .back = $0 { .remove } else { .keep } },
    .longPressDead: { $0.gesture == .longPress ? .remove : .keep },
    .tapsDead: { $0.gesture == .taps ? .remove : .keep },
    .swipeDead: { $0.gesture == .swipe ? .remove : .keep },
    .dragDead: { $0.gesture == .drag ? .remove : .keep },
    .pinchDead: { $0.gesture == .pinch ? .remove : .keep },
    .rotateDead: { $0.gesture == .rotate ? .remove : .keep },
    .typingDead: { if case .text = $0 { .remove } else { .keep } },
    .adjustingDead: { if case .adjustment = $0 { .remove } else { .keep } },
    .tapLongPresses: {
      if case .longPress(let action) = $0 { .replace(.tap(action)) } else { .keep }
    },
    .adjustsOneOff: {
      guard case .adjustment(.option(let action)) = $0 else { return .keep }
      return .replace(.adjustment(.option { action(max(0, $0 - 1)) }))
    },
    .losesLastCharacter: { $0.changingText { $0.editing { String($0.dropLast()) } } },
    .upperCase: { $0.changingText { $0.editing { $0.uppercased() } } },
    .limitGone: { $0.changingText { $0.limited(to: nil) } },
    .limitOneLess: { $0.changingText { $0.limited(to: $0.limit.map { $0 - 1 }) } },
  ]
}

extension ReactionKind {
  fileprivate func changingText(_ change: (TextInput) -> TextInput) -> ReactionChange {
    guard case .text(let input) = self else { return .keep }
    return .replace(.text(change(input)))
  }
}

extension TextInput {
  /// The same field, but the app is handed another text than what was typed.
  fileprivate func editing(_ change: @escaping @Sendable (String) -> String) -> TextInput {
    TextInput(text: text, limit: limit, isMultiline: isMultiline) { [edit] in edit(change($0)) }
  }

  /// The same field with another limit.
  fileprivate func limited(to limit: Int?) -> TextInput {
    TextInput(text: text, limit: limit, isMultiline: isMultiline, edit: edit)
  }
}
