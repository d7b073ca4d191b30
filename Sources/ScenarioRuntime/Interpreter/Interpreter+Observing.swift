import AppModelKit
import ScenarioEvents
import ScenarioModel

extension Interpreter {
  /// Shows the run to its observer, and says whether it is to go on.
  func goesOn(_ place: RunState.Place, deadline: Moment? = nil) -> Bool {
    guard let observer, let visit = visit(at: place, deadline: deadline) else { return true }
    return observer.visit(visit)
  }

  /// Shows the run to its observer during a step, and ends it if the observer says so.
  ///
  /// - Throws: A failure that is never reported.
  func observe(_ place: RunState.Place, deadline: Moment? = nil) throws(Failure) {
    if !goesOn(place, deadline: deadline) { throw .noMoreWanted }
  }

  /// Notes values that can't be read any more, but that the steps after the following ones depend on.
  mutating func holdOn(to values: @autoclosure () -> [String: Value]) {
    if observer != nil { heldValues.append(values()) }
  }

  /// Forgets the values that were held last.
  mutating func letGo() { _ = heldValues.popLast() }

  private func visit(at place: RunState.Place, deadline: Moment?) -> RunVisit? {
    let app = session.comparableApp
    if session.isRunning, app == nil { return nil }
    let state = RunState(
      place: place,
      history: log.history?.number ?? 0,
      remembered: scope.remembered,
      locals: scope.locals,
      heldValues: heldValues,
      optionalDepth: optionalDepth,
      app: app?.state
    )
    return RunVisit(
      state: state,
      log: log,
      scope: scope,
      now: session.moment,
      moments: (app?.pendingMoments ?? []) + [deadline, interruptedDeadline].compactMap(\.self),
      limit: settings.limit,
      launch: app?.launchMoment ?? .start
    )
  }
}

extension Failure {
  /// The end of a run whose rest is known, or is not to be seen.
  static let noMoreWanted = Failure(.timeLimitReached, "no more of the run is wanted")
}
