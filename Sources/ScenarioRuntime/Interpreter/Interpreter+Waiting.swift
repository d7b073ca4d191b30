import AppModelKit
import ScenarioEvents
import ScenarioModel

/// Why a wait ended without what it waited for.
enum WaitEnd {
  case timedOut(after: Duration)
  case nothingScheduled

  /// The addition to the reason why a gesture could not be made.
  var remark: String {
    switch self {
    case .timedOut(let timeout): ", after \(timeout.secondsText)s of waiting"
    case .nothingScheduled: ", and the app will not change by itself"
    }
  }
}

/// How long a step waits for animations of an app that may never be idle.
private struct Patience {
  let timeout: Duration
  private var end: Moment?

  init(timeout: Duration) { self.timeout = timeout }

  /// When the step goes on although there are animations: the timeout after the start of the first call.
  mutating func deadline(from start: Moment) -> Moment {
    let end = end ?? start + timeout
    self.end = end
    return end
  }

  var remark: String {
    "animations did not end in \(timeout.secondsText)s, so the step began during them; "
      + "'settle: none' does not wait for them"
  }
}

extension Interpreter {
  /// Waits for animations to end, as XCUITest does before it acts.
  mutating func settle(before action: Action? = nil) throws(Failure) {
    guard !session.isIdle, settings.settling == .idle else { return }
    let start = session.now
    var patience = Patience(timeout: timeout(of: action))
    while !session.isIdle {
      try observe(.settling)
      let deadline =
        session.mayNeverBeIdle ? patience.deadline(from: session.moment) : settings.limit
      let isLimited = !session.isLater(settings.limit, than: deadline)
      guard case .changed = try waitForChange(until: isLimited ? settings.limit : deadline) else {
        if isLimited { throw timeLimitFailure("animations did not end") }
        return note(.text(patience.remark))
      }
      keepFrame(.settling)
    }
    if session.now > start { note(.settled(session.now - start)) }
  }

  mutating func waitFor(
    _ expectation: Expectation,
    timeout: Resolvable<Duration>?
  ) throws(Failure) {
    try requireRunningApp()
    let timeout = try duration(timeout) ?? settings.timeout
    let deadline = session.moment + timeout
    while try judge(expectation) != .holds {
      if let end = try nextChange(before: deadline, of: timeout) {
        throw try waitFailure(expectation, end)
      }
    }
    note(.held(at: session.now, left: deadline.time - session.now))
    try noteDoubts(about: expectation)
    try checkMargin(before: deadline, of: timeout)
  }

  /// Fails when a wait ended well, but with less of its timeout left than the run calls for.
  mutating func checkMargin(before deadline: Moment, of timeout: Duration) throws(Failure) {
    let left = deadline.time - session.now
    observer?.note(
      EndedWait(span: log.currentSpan, timeout: timeout, end: session.moment, deadline: deadline)
    )
    guard let waitMargin, !waitMargin.holds(left, of: timeout) else { return }
    let (used, enough) = (timeout - left, waitMargin.smallestTimeout(for: timeout - left))
    throw failure(
      .waitMarginMissed,
      Mismatch(
        "the wait took \(used.secondsText)s of its \(timeout.secondsText)s, "
          + "which leaves less than \(waitMargin.percent)%",
        advice: "raise the timeout to \(enough.secondsText)s or more, or wait for less"
      )
    )
  }

  /// Moves to the app's next change, or returns the reason why it did not come in time.
  mutating func nextChange(
    before deadline: Moment,
    of timeout: Duration
  ) throws(Failure) -> WaitEnd? {
    try observe(.waiting, deadline: deadline)
    let isLimited = session.isLater(deadline, than: settings.limit)
    switch try waitForChange(until: isLimited ? settings.limit : deadline) {
    case .changed:
      keepFrame()
      try handleInterruptions(before: deadline)
      return nil
    case .nothingScheduled: return .nothingScheduled
    case .deadlineReached:
      if isLimited { throw timeLimitFailure("a wait was still going on") }
      return .timedOut(after: timeout)
    }
  }

  mutating func waitForChange(until deadline: Moment) throws(Failure) -> ChangeWait {
    try drive { session throws(SessionFault) in try session.waitForChange(until: deadline) }
  }

  /// Advances time, but not beyond the scenario's limit.
  mutating func pass(until moment: Moment) throws(Failure) {
    let isLimited = session.isLater(moment, than: settings.limit)
    let end = isLimited ? settings.limit : moment
    try keepFrames(until: end)
    try drive { session throws(SessionFault) in try session.advance(to: end) }
    if isLimited { throw timeLimitFailure("a step runs past it") }
  }

  /// Performs a user's action.
  ///
  /// It has no effect if the scenario's limit is before its end.
  mutating func act(
    for length: Duration,
    unfinished reason: String = "a gesture was still going on",
    _ action: (inout Session) throws(SessionFault) -> Void
  ) throws(Failure) {
    let limit = settings.limit
    guard !session.isLater(session.moment + length, than: limit) else {
      try drive { session throws(SessionFault) in try session.advance(to: limit) }
      throw timeLimitFailure(reason)
    }
    try drive(action)
    keepFrame()
  }

  /// The advice for a timeout while the app was still busy.
  func adviceOnPatience(after end: WaitEnd) -> String? {
    switch end {
    case .timedOut where session.outlook == .will:
      "the app is still about to change; raise 'timeout' if it may take that long"
    case .timedOut, .nothingScheduled: nil
    }
  }

  private mutating func waitFailure(
    _ expectation: Expectation,
    _ end: WaitEnd
  ) throws(Failure) -> Failure {
    var mismatch = try explain(expectation)
    mismatch.advice = mismatch.advice ?? adviceOnPatience(after: end)
    switch end {
    case .timedOut(let timeout):
      return failure(.waitTimedOut, mismatch, prefix: "timed out after \(timeout.secondsText)s: ")
    case .nothingScheduled:
      return failure(.waitWithoutEnd, mismatch, prefix: "the app will not change by itself: ")
    }
  }
}
