import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel

extension Interpreter {
  mutating func assert(_ assertion: Assertion) throws(Failure) {
    if !assertion.expectation.isIndependentOfScreen(in: scope.words) { try requireRunningApp() }
    let start = session.moment
    try require(assertion, since: start)
    try noteDoubts(about: assertion.expectation)
    guard let window = try duration(assertion.window) else { return }
    let stateCount = try hold(assertion, since: start, for: window)
    note(.text("held for \(window.secondsText)s\(evidence(ofStates: stateCount))"))
  }

  /// Looks again after each change up to the window's end; that instant belongs to it.
  ///
  /// - Returns: The number of states that the assertion held in.
  private mutating func hold(
    _ assertion: Assertion,
    since start: Moment,
    for window: Duration
  ) throws(Failure) -> Int {
    let end = start + window
    var stateCount = 1
    while try nextChange(before: end, of: window) == nil {
      try require(assertion, since: start)
      stateCount += 1
    }
    try pass(until: end)
    return stateCount
  }

  /// How closely the app was watched: `, 7 states seen`; empty for a model, whose every state is seen.
  private func evidence(ofStates count: Int) -> String {
    if let interval = session.samplingInterval {
      return ", sampled every \(interval.secondsText)s"
    }
    return session.outlook == .unknown ? ", \(counted(count, "state")) seen" : ""
  }

  private mutating func require(_ assertion: Assertion, since start: Moment) throws(Failure) {
    guard try judge(assertion.expectation) != .holds else { return }
    let mismatch = try explain(assertion.expectation)
    let waited = session.now - start.time
    // In a browser, judging at once takes part of a millisecond.
    let isAtOnce = waited < .milliseconds(1)
    let when = isAtOnce ? "" : "after \(waited.secondsText)s: "
    var message = ""
    if let text = assertion.message { message = "\(try self.text(text)): " }
    var failure = failure(.assertionFailed, mismatch, prefix: message + when)
    if isAtOnce, !assertion.expectation.isIndependentOfScreen(in: scope.words) {
      try adviseToWait(for: assertion, in: &failure)
    }
    throw failure
  }

  /// Adds the advice to wait, if the app is going to change.
  private mutating func adviseToWait(
    for assertion: Assertion,
    in failure: inout Failure
  ) throws(Failure) {
    switch session.outlook {
    case .willNot: break
    case .will:
      let advice = "the app is about to change; to wait for that, \(assertion.wayToWait)"
      failure.advice = failure.advice ?? advice
    case .unknown:
      try checkSession()
      addPicture(to: &failure)
      guard let delay = try delay(until: assertion.expectation) else { return }
      failure.advice = "it held \(delay.secondsText)s later; \(assertion.wayToWait)"
    }
  }

  /// How much later an expectation holds that does not hold now, if it does within a second.
  private mutating func delay(until expectation: Expectation) throws(Failure) -> Duration? {
    let start = session.moment
    let latest = start + .seconds(1)
    let deadline = session.isLater(latest, than: settings.limit) ? settings.limit : latest
    while session.isRunning, try seesChange(before: deadline) {
      if try judge(expectation) == .holds { return session.now - start.time }
    }
    return nil
  }

  /// Waits until the screen changes, and returns whether it did.
  ///
  /// What goes wrong meanwhile is not part of the step, so the next one gets it.
  private mutating func seesChange(before deadline: Moment) throws(Failure) -> Bool {
    defer { laterFault = laterFault ?? session.takeFault() }
    do throws(SessionFault) {
      if case .changed = try session.waitForChange(until: deadline) { return true }
    } catch {
      if error.kind == .interruption { throw failure(of: error) }
      laterFault = error
    }
    return false
  }
}

extension Assertion {
  /// How to wait for what is asserted, with keys that only assertions have or without.
  fileprivate var wayToWait: String {
    window == nil && message == nil
      ? "use 'waitFor'" : "add a step with 'waitFor' before this one"
  }
}
