import AppModelKit
import ScenarioEvents
import ScenarioModel

extension Interpreter {
  mutating func assert(_ assertion: Assertion) throws(Failure) {
    if !assertion.expectation.isIndependentOfScreen(in: scope.words) { try requireRunningApp() }
    let start = session.moment
    try require(assertion, since: start)
    try noteDoubts(about: assertion.expectation)
    guard let window = try duration(assertion.window) else { return }
    try hold(assertion, since: start, for: window)
    let sampling = session.samplingInterval.map { ", sampled every \($0.secondsText)s" } ?? ""
    notes.append(.text("held for \(window.secondsText)s\(sampling)"))
  }

  /// Looks again after each change up to the window's end; that instant belongs to it.
  private mutating func hold(
    _ assertion: Assertion,
    since start: Moment,
    for window: Duration
  ) throws(Failure) {
    let end = start + window
    while try nextChange(before: end, of: window) == nil {
      try require(assertion, since: start)
    }
    try pass(until: end)
  }

  private mutating func require(_ assertion: Assertion, since start: Moment) throws(Failure) {
    guard try judge(assertion.expectation) != .holds else { return }
    var mismatch = try explain(assertion.expectation)
    let waited = session.now - start.time
    if waited == .zero, session.outlook == .will, mismatch.advice == nil,
      !assertion.expectation.isIndependentOfScreen(in: scope.words)
    {
      mismatch.advice = "the app is about to change; to wait for that, \(assertion.wayToWait)"
    }
    let when = waited > .zero ? "after \(waited.secondsText)s: " : ""
    var message = ""
    if let text = assertion.message { message = "\(try self.text(text)): " }
    throw failure(.assertionFailed, mismatch, prefix: message + when)
  }
}

extension Assertion {
  /// How to wait for what is asserted, with keys that only assertions have or without.
  fileprivate var wayToWait: String {
    window == nil && message == nil
      ? "use 'waitFor'" : "add a step with 'waitFor' before this one"
  }
}
