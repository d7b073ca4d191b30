import AppModelKit
import ScenarioEvents

extension Interpreter {
  /// Taps the Back button, as a user would.
  mutating func goBack() throws(Failure) {
    try requireRunningApp()
    if try drive({ session throws(SessionFault) in try session.goBack() }) { return }
    let deadline = session.moment + settings.timeout
    while true {
      let screen = look()
      let buttons = screen.elements.indices.filter { index in
        screen.elements[index].traits.contains(.backButton)
      }
      if let index = buttons.first(where: screen.isHittable) {
        try checkMargin(before: deadline, of: settings.timeout)
        try perform(.tap, onElement: index)
        return
      }
      if try nextChange(before: deadline, of: settings.timeout) != nil {
        throw backFailure(buttons.last, on: screen)
      }
    }
  }

  private mutating func backFailure(_ button: Int?, on screen: ScreenSnapshot) -> Failure {
    guard let button, let obstruction = screen.obstruction(of: button) else {
      return failure(.gestureFailed, Mismatch("there is nothing to go back to"))
    }
    return refusal(button, "can't be touched: \(obstruction.reason(on: screen))")
  }
}
