/// Something that an app model asked the kit for.
enum Effect: Sendable {
  case changeScreen(ScreenChange, transition: String, completion: AnyAction?)
  case schedule(AnyAction, after: Delay)
  case cancel(AnyAction)
  case focus(String)
  case endEditing
  case animateRows
  case call(CallRequest)
  case interrupt(SystemAlert, after: Delay)
}

enum ScreenChange: Sendable {
  case push(any AppScreen)
  case pop
  case popToRoot
  case replace(any AppScreen)
  case presentSheet(any AppScreen)
  case dismissSheet
}
