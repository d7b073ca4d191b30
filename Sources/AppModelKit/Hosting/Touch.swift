/// The action of a touch when the finger goes up.
///
/// Touches compare, because a touch counts only if the finger goes up where it would do the same
/// as where it came down.
enum Touch: Equatable {
  case action(AnyAction)
  case focus(FieldKey)
  case back

  /// The button that a swipe revealed.
  case delete(AnyAction)

  /// What takes no touch itself, where editing ends.
  case background

  /// What swallows the touch: a disabled control, the keyboard, a screen that moves.
  case nothing
}

/// The action of a press of at least 500 ms.
enum LongPress: Equatable {
  /// A recogniser fires while the finger is down.
  case recogniser(AnyAction)

  /// A control reacts when the finger goes up.
  case control(Touch)

  case nothing
}

/// The action of a swipe when the finger goes up.
enum Swipe: Equatable {
  case revealDelete(AnyAction)
  case scroll(place: Int)
  case nothing
}
