package import AppModelKit
import ScenarioModel
package import ScenarioRuntime

extension BrowserSession {
  package func perform(
    _ gesture: Gesture,
    on element: Int
  ) throws(SessionFault) -> GestureOutcome {
    let screen = self.screen
    guard let page, screen.elements.indices.contains(element) else { return .outdated }
    noteGesture()
    if case .adjust(let value) = gesture { return try adjust(element, to: value) }
    let isForced = screen.obstruction(of: element) != nil
    guard let point = try page.aim(at: element, isForced: isForced, for: gesture) else {
      invalidate()
      return .outdated
    }
    let frame = screen.elements[element].frame
    try page.perform(gesture, at: point, of: frame, isTouched: app.viewport.isTouched)
    if case .scroll = gesture { try page.awaitScrolling() }
    let landing = try page.landing()
    try take(landing.reading)
    return landing.hasMissed ? .outdated : .done
  }

  /// Sets a control: touches a switch if its state differs, and sets the value of anything else.
  private func adjust(_ element: Int, to value: String) throws(SessionFault) -> GestureOutcome {
    let control = screen.elements[element]
    if control.adjustment == .onOff {
      let isOn = control.value == "1" || control.isSelected
      return isOn == (value == "on") ? .done : try perform(.tap, on: element)
    }
    guard let page, try page.adjust(element, to: value) else {
      invalidate()
      return .outdated
    }
    framesToAwait = 2
    invalidate()
    return .done
  }

  package func goBack() throws(SessionFault) -> Bool {
    let screen = self.screen
    guard let page, let header,
      !screen.elements.contains(where: { $0.traits.contains(.backButton) }),
      page.canGoBack(from: header)
    else { return false }
    noteGesture()
    try page.goBack()
    framesToAwait = 2
    invalidate()
    tick()
    return true
  }

  package func scrollToVisible(_ element: Int) -> Bool {
    guard let page, screen.elements.indices.contains(element) else { return false }
    do throws(SessionFault) {
      let hasMoved = try page.reveal(element)
      framesToAwait = 2
      invalidate()
      tick()
      return hasMoved
    } catch {
      note(error)
      return false
    }
  }
}
