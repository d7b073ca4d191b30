import AppModelKit
import ScenarioEvents

/// Findings of a session that no step asked for.
extension Interpreter {
  /// Notes what the app reported, and fails the present step for what it may not pass with.
  mutating func checkSession() throws(Failure) {
    noteWarnings()
    if let fault = session.takeFault() { throw failure(of: fault) }
  }

  /// Notes what the app reported during the present step.
  mutating func noteWarnings() {
    for warning in session.takeWarnings() {
      note(.text(warning))
      reports.now.append(warning)
    }
  }

  /// The failure with the first thing that the app reported at the step before, the likely cause.
  func withEarlierReport(_ failure: Failure) -> Failure {
    guard let report = reports.before.first, failure.kind.canBeOptional else { return failure }
    let advice = "at the step before, this was noted: \(report)"
    var complete = failure
    complete.advice = failure.advice.map { "\($0); \(advice)" } ?? advice
    return complete
  }

  /// Fails a step that begins after something went wrong.
  mutating func raiseLaterFault() throws(Failure) {
    guard let fault = laterFault else { return }
    laterFault = nil
    throw failure(of: fault)
  }

  /// The failure of a step during which something went wrong with the session.
  mutating func failure(of fault: SessionFault) -> Failure {
    switch fault.kind {
    case .crash:
      forgetCalls()
      session.terminate()
    case .interruption: wasInterrupted = true
    case .misconduct: return failure(.appMisbehaved, Mismatch(fault.message, advice: fault.advice))
    }
    return Failure(fault)
  }

  /// Adds what the step first saw, where that says more than what it saw last.
  func addScreenBefore(to failure: inout Failure) {
    guard failure.screenBefore == nil, firstSight != failure.screen,
      failure.screen != nil || failure.kind == .appCrashed
    else { return }
    failure.screenBefore = firstSight
  }

  /// Adds a picture of a failure's screen, where there are pixels and it has none yet.
  mutating func addPicture(to failure: inout Failure) {
    guard let screen = failure.screen, screen.rendering != nil, screen.picture == nil
    else { return }
    failure.screen?.picture = session.takePicture()
  }
}

extension Failure {
  /// The failure that a fault is, without a screen.
  init(_ fault: SessionFault) {
    self.init(Failure.Kind(fault.kind), fault.message, advice: fault.advice)
  }
}
