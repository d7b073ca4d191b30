/// Something that an app model asked the kit for.
enum Effect<Screen: Hashable & Sendable, Action: Hashable & Sendable>: Hashable, Sendable {
  case changeScreen(ScreenChange<Screen>, transition: String, completion: Action?)
  case schedule(Action, after: Delay)
  case cancel(Action)
  case focus(String)
  case endEditing
  case animateRows
}

/// A change of the screens that are there.
enum ScreenChange<Screen: Hashable & Sendable>: Hashable, Sendable {
  case push(Screen)
  case pop
  case popToRoot
  case replace(Screen)
  case presentSheet(Screen)
  case dismissSheet
}
