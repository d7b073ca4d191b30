import AppModelKit
import ScenarioEvents
import ScenarioModel

extension Interpreter {
  mutating func perform(_ action: Action) throws(Failure) {
    switch action {
    case .launch(let options): try launch(options)
    case .terminate: try terminate()
    case .tap(let touch, let times, let fingers): try tap(touch, times, fingers)
    case .doubleTap(let touch): try perform(.doubleTap, touch)
    case .longPress(let touch, let duration): try longPress(touch, duration)
    case .type(let entry): try type(entry)
    case .clear(let touch): try clear(touch)
    case .adjust(let touch, let value): try adjust(touch, to: value)
    case .swipe(let touch, let direction): try swipe(touch, direction)
    case .scroll(let scroll): try self.scroll(scroll)
    case .drag(let touch, let drag): try self.drag(touch, drag)
    case .pinch(let touch, let scale): try pinch(touch, scale)
    case .rotate(let touch, let degrees): try rotate(touch, degrees)
    case .background(let duration): try stayInBackground(duration)
    case .dismissKeyboard: try dismissKeyboard()
    case .back: try goBack()
    case .remember(let memory): try remember(memory)
    case .audit(let exemptions): try audit(exemptions)
    case .screenshot(let name): try takeScreenshot(name)
    case .waitFor(let expectation, let timeout): try waitFor(expectation, timeout: timeout)
    case .assert(let assertion): try assert(assertion)
    case .pause(let duration): try pause(duration)
    case .log(let text): try write(text)
    case .hierarchy(let selector): try showHierarchy(selector)
    }
  }

  /// Writes a line into the log, unless the step's title is that line.
  private mutating func write(_ text: Text) throws(Failure) {
    let line = try self.text(text)
    if log.currentTitle != line { note(.text(line)) }
  }

  private mutating func terminate() throws(Failure) {
    try requireRunningApp()
    drawFinalScreen()
    session.terminate()
  }

  private mutating func stayInBackground(_ setting: Resolvable<Duration>) throws(Failure) {
    try requireRunningApp()
    let time = try duration(setting) ?? .zero
    try act(for: time, unfinished: "the app was still in the background") {
      session throws(SessionFault) in
      try session.stayInBackground(for: time)
    }
  }

  private mutating func pause(_ setting: Resolvable<Duration>) throws(Failure) {
    try pass(until: session.moment + (duration(setting) ?? .zero))
  }
}
