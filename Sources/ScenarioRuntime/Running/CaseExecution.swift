import AppModelKit
package import ScenarioEvents

/// The execution of one planned case, alone and without a trace in any other.
package struct CaseExecution: Sendable {
  private let planned: PlannedCase
  private let settings: RunSettings

  package init(_ planned: PlannedCase, settings: RunSettings = RunSettings()) {
    self.planned = planned
    self.settings = settings
  }

  /// Runs the case and says what became of it.
  package func record() -> CaseRecord {
    CaseRecord(
      identity: planned.identity,
      result: result(),
      knownIssue: planned.knownIssue
    )
  }

  private func result() -> CaseRecord.Result {
    switch planned.action {
    case .run(let execution): .ran(attempts(execution))
    case .skip(let reason): .notRun(reason: reason)
    case .reject(let diagnostics): .invalid(diagnostics)
    }
  }

  /// One attempt, and with random timing further ones while the case fails.
  private func attempts(_ execution: ScenarioExecution) -> [Attempt] {
    var attempts = [attempt(execution, number: 0)]
    while attempts.count <= retries, attempts[attempts.count - 1].isWorthRetrying {
      attempts.append(attempt(execution, number: attempts.count))
    }
    return attempts
  }

  /// With nominal timing every attempt is the same, so none is worth repeating.
  private var retries: Int { settings.timing == .nominal ? 0 : settings.retries }

  private func attempt(_ execution: ScenarioExecution, number: Int) -> Attempt {
    let seed = seed(ofAttempt: number)
    let session = InProcessSession(
      execution.app,
      timing: seed.map(timing) ?? .nominal,
      loadData: execution.loadData
    )
    var interpreter = Interpreter(
      execution.scenario,
      session: session,
      scope: execution.scope,
      waitMargin: settings.waitMargin
    )
    interpreter.log.limit = settings.greatestStepCount
    var attempt = interpreter.run()
    attempt.seed = seed
    return attempt
  }

  /// The next seed for each attempt and each repetition, so that a run with the seed of one of them
  /// has it again as its first.
  private func seed(ofAttempt number: Int) -> UInt64? {
    guard case .random(let seed) = settings.timing else { return nil }
    let earlierRuns = (planned.identity.repetition?.number ?? 1) - 1
    let earlierAttempts = UInt64(earlierRuns) &* (UInt64(settings.retries) &+ 1) &+ UInt64(number)
    return seed &+ earlierAttempts
  }

  /// Delays that depend on the seed and the case, and on nothing else.
  private func timing(_ seed: UInt64) -> DelayTiming {
    var hash = StableHash(seed)
    hash.combine(planned.identity.lastingFile)
    hash.combine(planned.identity.plannedName)
    return .random(seed: hash.value)
  }
}

extension Attempt {
  /// Whether another attempt could end better: it failed, and not as a known issue that passed.
  fileprivate var isWorthRetrying: Bool {
    guard let kind = failure?.failure.kind else { return false }
    return !kind.isError && kind != .knownIssuePassed
  }
}
