/// The action of a touch when the finger goes up.
///
/// Touches compare, because a touch counts only if the finger goes up where it would do the same
/// as where it came down.
enum Touch: Equatable {
  case action(AnyAction)
  case focus(FieldKey)
  case back

  /// A button that a swipe revealed.
  case rowButton(AnyAction)

  /// A button of the tab bar.
  case tab(Int)

  /// A button of the system's alert.
  case answerAlert(AnyAction?)

  /// An item of an open menu, or a place outside it.
  case menuItem(AnyAction?)

  /// What takes no touch itself, where editing ends.
  case background

  /// What swallows the touch: a disabled control, the keyboard, a screen that moves.
  case nothing
}

/// The action of a press of at least 500 ms.
enum LongPress: Equatable {
  /// A recogniser fires while the finger is down.
  case recogniser(AnyAction)

  /// A menu opens while the finger is down.
  case menu(OpenMenu)

  /// A control reacts when the finger goes up.
  case control(Touch)

  case nothing
}

/// The action of a swipe when the finger goes up.
enum Swipe: Equatable {
  case reveal(RevealedRow)
  case recognizer(AnyAction)

  /// A pull at the top of a scrolling element.
  case refresh(AnyAction)
  case scroll(place: Int)
  case nothing
}
