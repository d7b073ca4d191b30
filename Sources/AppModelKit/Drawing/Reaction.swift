/// That an element of a tree reacts to something.
@usableFromInline
struct Reaction: Sendable {
  var element: Int
  let kind: ReactionKind
}

/// The gestures that an element reacts to, and its reactions.
@usableFromInline
enum ReactionKind: Sendable {
  case tap(AnyAction)

  /// A press of at least 500 ms, while the finger is still down.
  case longPress(AnyAction)

  /// A swipe to the left reveals the button that deletes the row.
  case delete(AnyAction)

  /// A tap brings the focus, and typing changes the text.
  case text(TextInput)

  case adjustment(AdjustmentInput)

  /// The back button, which is the kit's own.
  case back

  /// The revealed button of a row, which is the kit's own.
  case confirmDelete(AnyAction)
}
