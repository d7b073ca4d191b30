package import AppModelKit
package import ScenarioEvents

/// The execution of one planned case, alone and without a trace in any other.
package struct CaseExecution: Sendable {
  private let planned: PlannedCase
  private let settings: RunSettings

  /// What decides the lengths of delays, unless the settings do.
  private let script: DelayScript?

  /// Whether the run must end with the finished cases.
  private let isInterrupted: @Sendable () -> Bool

  package init(
    _ planned: PlannedCase,
    settings: RunSettings = RunSettings(),
    script: DelayScript? = nil,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.planned = planned
    self.settings = settings
    self.script = script
    self.isInterrupted = isInterrupted
  }

  /// Runs the case and returns its record with secrets masked.
  package func record() -> CaseRecord {
    if let exploring = settings.exploring {
      var exploring = exploring
      exploring.keepsScreens = settings.keepsScreens
      return CaseExploration(planned, settings: exploring, isInterrupted: isInterrupted).record()
    }
    var secrets = Secrets()
    let record = CaseRecord(
      identity: planned.identity,
      result: result(noting: &secrets),
      knownIssue: planned.knownIssue
    )
    return record.masked(by: secrets)
  }

  private func result(noting secrets: inout Secrets) -> CaseRecord.Result {
    switch planned.action {
    case .run(let execution): result(of: execution, noting: &secrets)
    case .runLater:
      CaseExecution(
        ReopenedFiles().whole(planned),
        settings: settings,
        script: script,
        isInterrupted: isInterrupted
      ).result(noting: &secrets)
    case .runNever: preconditionFailure("a plan that is only looked at is run")
    case .skip(let reason): .notRun(.skip(reason))
    case .reject(let diagnostics), .rejectRow(let diagnostics): .invalid(diagnostics)
    }
  }

  /// A case that was interrupted before anything failed counts as not run.
  private func result(
    of execution: ScenarioExecution,
    noting secrets: inout Secrets
  ) -> CaseRecord.Result {
    let attempts = attempts(execution, noting: &secrets)
    return attempts.isEmpty ? .notRun(.interrupted) : .ran(attempts)
  }

  /// One attempt, and with random timing further ones while the case fails.
  private func attempts(
    _ execution: ScenarioExecution,
    noting secrets: inout Secrets
  ) -> [Attempt] {
    var attempts: [Attempt] = []
    repeat {
      let attempt = attempt(execution, number: attempts.count, noting: &secrets)
      guard let attempt else { return attempts }
      attempts.append(attempt)
    } while attempts.count <= retries && attempts[attempts.count - 1].isWorthRetrying
    shrink(&attempts, of: execution)
    return attempts
  }

  /// How often a failed attempt is repeated.
  ///
  /// With nominal timing all attempts on a model are the same, so none is repeated. Neither is a known
  /// issue: it is expected to fail, and a single pass would turn it into a failure.
  private var retries: Int {
    let isRepeatable = settings.timing == .nominal && !settings.places.areRemote
    return isRepeatable || planned.knownIssue != nil ? 0 : settings.retries
  }

  /// The result of an attempt; nil if it was interrupted before anything failed.
  private func attempt(
    _ execution: ScenarioExecution,
    number: Int,
    noting secrets: inout Secrets
  ) -> Attempt? {
    let places = settings.places.places(for: execution.app)
    var comparison = PlaceComparison()
    for place in places {
      guard let attempt = attempt(execution, in: place, number: number, noting: &secrets) else {
        return nil
      }
      comparison.add(attempt, in: place.name)
    }
    return comparison.result
  }

  /// Says which of the drawn delays lead to the last failure.
  private func shrink(_ attempts: inout [Attempt], of execution: ScenarioExecution) {
    guard settings.timing != .nominal, !settings.places.areRemote, script == nil,
      settings.script == nil,
      let last = attempts.indices.last, attempts[last].failure != nil, !isInterrupted()
    else { return }
    let recorder = DelayScript([])
    let repeated = CaseExecution(planned, settings: settings, script: recorder)
    let session = repeated.session(execution, number: last)
    var interpreter = repeated.interpreter(execution, session)
    let attempt = interpreter.run()
    let failure = DrawnFailure(attempt, of: planned, execution, recorder.drawn)
    if let advice = failure.advice { attempts[last].add(advice: advice) }
  }

  private func attempt(
    _ execution: ScenarioExecution,
    in place: RunPlaces.Place,
    number: Int,
    noting secrets: inout Secrets
  ) -> Attempt? {
    switch place {
    case .model:
      let session = session(execution, number: number)
      var attempt = run(execution, in: session, noting: &secrets)
      attempt?.seed = seed(ofAttempt: number)
      return attempt
    case .remote(let place):
      let session = place.makeSession(for: execution.app, isInterrupted: isInterrupted)
      return run(execution, in: session, noting: &secrets)
    }
  }

  private func run(
    _ execution: ScenarioExecution,
    in session: some AppSession,
    noting secrets: inout Secrets
  ) -> Attempt? {
    var interpreter = interpreter(execution, session)
    let attempt = interpreter.run()
    secrets.formUnion(interpreter.secrets)
    interpreter.session.end(afterFailure: attempt.failure != nil)
    return interpreter.wasInterrupted && attempt.failure == nil ? nil : attempt
  }

  private func session(_ execution: ScenarioExecution, number: Int) -> InProcessSession {
    let seed = seed(ofAttempt: number)
    return InProcessSession(
      execution.app,
      timing: seed.map(planned.identity.timing) ?? .nominal,
      scheduler: script ?? settings.script,
      loadData: execution.loadData
    )
  }

  private func interpreter<Session: AppSession>(
    _ execution: ScenarioExecution,
    _ session: consuming Session
  ) -> Interpreter<Session> {
    var interpreter = Interpreter(
      execution.scenario,
      session: session,
      scope: execution.scope,
      secrets: execution.secrets,
      waitMargin: settings.waitMargin,
      isInterrupted: isInterrupted
    )
    interpreter.log = StepLog(limit: settings.greatestStepCount)
    interpreter.screens = settings.keepsScreens ? [] : nil
    interpreter.film = settings.keepsFilm ? [] : nil
    return interpreter
  }

  /// The seed of an attempt.
  ///
  /// A run with that seed repeats the attempt as its first one.
  private func seed(ofAttempt number: Int) -> UInt64? {
    guard case .random(let seed) = settings.timing else { return nil }
    let earlierRuns = (planned.identity.repetition?.number ?? 1) - 1
    let earlierAttempts = UInt64(earlierRuns) &* (UInt64(settings.retries) &+ 1) &+ UInt64(number)
    return seed &+ earlierAttempts
  }
}

extension CaseIdentity {
  /// Delays that depend on the seed and the case, and on nothing else.
  package func timing(_ seed: UInt64) -> DelayTiming {
    var hash = StableHash(seed)
    hash.combine(lastingFile)
    hash.combine(plannedName)
    return .random(seed: hash.value)
  }
}

extension Attempt {
  /// Whether another attempt could end better: it failed, but could be run.
  fileprivate var isWorthRetrying: Bool { failure.map { !$0.failure.kind.isError } ?? false }
}
