/// That an element of a tree reacts to something.
struct Reaction: Sendable {
  var element: Int
  let kind: ReactionKind
}

/// The gestures that an element reacts to, and its reactions.
enum ReactionKind: Sendable {
  case tap(AnyAction)

  /// A tap outside the element, which is modal; a tap in it does nothing.
  case tapOutside(AnyAction)

  /// A press of at least 500 ms, while the finger is still down.
  case longPress(AnyAction)

  /// A swipe reveals the buttons of the row.
  case rowButtons([RowButton])

  /// A drag moves the row to another place, given by its index.
  case move(@Sendable (Int) -> AnyAction)

  /// A pull at the top of a scrolling element.
  case refresh(AnyAction)

  case recognizer(GestureInput)

  /// A tap brings the focus, and typing changes the text.
  case text(TextInput)

  case adjustment(AdjustmentInput)

  /// The back button, which is the kit's own.
  case back

  /// A revealed button of a row, which is the kit's own.
  case rowButton(AnyAction)

  /// A button of the tab bar, which is the kit's own.
  case tab(Int)

  /// A button of the system's alert, which is the kit's own.
  case answerAlert(AnyAction?)

  /// An item of an open menu, or with no action the menu itself: both close it. They are the kit's own.
  case menuItem(AnyAction?)
}
