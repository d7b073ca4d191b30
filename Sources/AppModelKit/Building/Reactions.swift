/// What an element turns gestures into.
struct Reactions<Action: Hashable & Sendable>: Sendable {
  /// What a tap does.
  var tap: Action?

  /// What a press of at least 500 ms does, while the finger is still down.
  var longPress: Action?

  /// What the button does that a swipe to the left reveals.
  var delete: Action?

  /// What typing and adjusting do.
  var input: Input<Action>?
}

/// How an element takes what a person enters.
enum Input<Action: Hashable & Sendable>: Sendable {
  case text(TextInput<Action>)
  case adjustment(AdjustmentInput<Action>)
}

/// How a field takes text.
struct TextInput<Action: Hashable & Sendable>: Sendable {
  /// What the field holds, also where it shows bullets.
  let text: String

  /// How many characters, as people count them, it takes at most.
  let limit: Int?

  /// The action that hands the app the new text.
  let edit: @Sendable (String) -> Action
}

/// How a control takes a value, each kind of control in its own way.
enum AdjustmentInput<Action: Hashable & Sendable>: Sendable {
  /// The index of the option.
  case option(@Sendable (Int) -> Action)

  case fraction(@Sendable (Double) -> Action)
  case onOff(@Sendable (Bool) -> Action)
  case number(@Sendable (Double) -> Action)
}
