import AppModelKit
package import ScenarioEvents

/// The execution of one planned case, alone and without a trace in any other.
package struct CaseExecution: Sendable {
  private let planned: PlannedCase
  private let settings: RunSettings

  /// Whether somebody wants the run to end with what it has.
  private let isInterrupted: @Sendable () -> Bool

  package init(
    _ planned: PlannedCase,
    settings: RunSettings = RunSettings(),
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.planned = planned
    self.settings = settings
    self.isInterrupted = isInterrupted
  }

  /// Runs the case and says what became of it.
  package func record() -> CaseRecord {
    if let exploring = settings.exploring {
      return CaseExploration(planned, settings: exploring, isInterrupted: isInterrupted).record()
    }
    return CaseRecord(
      identity: planned.identity,
      result: result(),
      knownIssue: planned.knownIssue
    )
  }

  private func result() -> CaseRecord.Result {
    switch planned.action {
    case .run(let execution): result(of: execution)
    case .runLater:
      CaseExecution(
        ReopenedFiles().whole(planned),
        settings: settings,
        isInterrupted: isInterrupted
      ).result()
    case .runNever: preconditionFailure("a plan that is only looked at is run")
    case .skip(let reason): .notRun(.skip(reason))
    case .reject(let diagnostics), .rejectRow(let diagnostics): .invalid(diagnostics)
    }
  }

  /// A case that was interrupted before anything failed counts as not run.
  private func result(of execution: ScenarioExecution) -> CaseRecord.Result {
    let attempts = attempts(execution)
    return attempts.isEmpty ? .notRun(.interrupted) : .ran(attempts)
  }

  /// One attempt, and with random timing further ones while the case fails.
  private func attempts(_ execution: ScenarioExecution) -> [Attempt] {
    var attempts: [Attempt] = []
    repeat {
      guard let attempt = attempt(execution, number: attempts.count) else { return attempts }
      attempts.append(attempt)
    } while attempts.count <= retries && attempts[attempts.count - 1].isWorthRetrying
    return attempts
  }

  /// With nominal timing every attempt is the same, so none is worth repeating; a known issue is
  /// expected to fail, and to try on until it passes once would make a failure of that.
  private var retries: Int {
    settings.timing == .nominal || planned.knownIssue != nil ? 0 : settings.retries
  }

  /// What an attempt gave; nil where it was interrupted before anything failed.
  ///
  /// A failure may compare texts with what is typed into a secure field only later. Then all is done
  /// once more, to the same end, by somebody who knows what not to tell.
  private func attempt(_ execution: ScenarioExecution, number: Int) -> Attempt? {
    var interpreter = interpreter(execution, number: number)
    var attempt = interpreter.run()
    if attempt.hasFailures, interpreter.learntSecrets {
      interpreter = self.interpreter(execution, number: number)
      interpreter.secretSources.areToCome = true
      attempt = interpreter.run()
    }
    if interpreter.wasInterrupted, attempt.failure == nil { return nil }
    attempt.seed = seed(ofAttempt: number)
    return attempt
  }

  private func interpreter(
    _ execution: ScenarioExecution,
    number: Int
  ) -> Interpreter<InProcessSession> {
    let seed = seed(ofAttempt: number)
    let session = InProcessSession(
      execution.app,
      timing: seed.map(timing) ?? .nominal,
      scheduler: settings.delays.isEmpty ? nil : DelayScript(settings.delays),
      loadData: execution.loadData
    )
    var interpreter = Interpreter(
      execution.scenario,
      session: session,
      scope: execution.scope,
      waitMargin: settings.waitMargin,
      isInterrupted: isInterrupted
    )
    interpreter.log = StepLog(limit: settings.greatestStepCount)
    return interpreter
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
  /// Whether a step failed, be it one that may.
  fileprivate var hasFailures: Bool {
    failure != nil
      || steps.contains { step in
        switch step.outcome {
        case .failed, .warned: true
        case .passed, .skipped, .notRun: false
        }
      }
  }

  /// Whether another attempt could end better: it failed, but could be run.
  fileprivate var isWorthRetrying: Bool { failure.map { !$0.failure.kind.isError } ?? false }
}
