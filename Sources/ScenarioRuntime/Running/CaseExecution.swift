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

  /// The execution of a case; a plan that was left out until now is made again.
  package init(
    _ planned: PlannedCase,
    settings: RunSettings = RunSettings(),
    script: DelayScript? = nil,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.planned = planned.whole
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
    switch planned.action {
    case .run(let execution): return record(of: execution)
    case .runLater, .runNever: preconditionFailure("a plan that is only looked at is run")
    case .skip(let reason): return record(.notRun(.skip(reason)))
    case .reject(let diagnostics), .rejectRow(let diagnostics):
      return record(.invalid(diagnostics))
    }
  }

  private func record(_ result: CaseRecord.Result) -> CaseRecord {
    CaseRecord(identity: planned.identity, result: result, knownIssue: planned.knownIssue)
  }

  /// The record of one run, and with random timing of further ones while the case fails.
  ///
  /// A case that was interrupted before anything failed counts as not run.
  private func record(of execution: ScenarioExecution) -> CaseRecord {
    var attempts: [Attempt] = []
    var secrets = Secrets()
    repeat {
      let run = run(execution, number: attempts.count)
      secrets.formUnion(run.secrets)
      guard let attempt = run.attempt else { break }
      attempts.append(attempt)
    } while attempts.count <= retries && attempts[attempts.count - 1].isWorthRetrying
    shrink(&attempts, of: execution)
    return record(attempts.isEmpty ? .notRun(.interrupted) : .ran(attempts)).masked(by: secrets)
  }

  /// How often a failed attempt is repeated.
  ///
  /// With nominal timing all attempts on a model are the same, so none is repeated. Neither is a known
  /// issue: it is expected to fail, and a single pass would turn it into a failure.
  private var retries: Int {
    let isAlwaysTheSame = settings.timing == .nominal && !settings.places.areRemote
    return isAlwaysTheSame || planned.knownIssue != nil ? 0 : settings.retries
  }

  /// Runs the case once in each of its places.
  private func run(_ execution: ScenarioExecution, number: Int) -> FinishedRun {
    var comparison = PlaceComparison()
    var secrets = Secrets()
    for place in settings.places.places(for: execution.app) {
      let run = run(execution, in: place, number: number)
      secrets.formUnion(run.secrets)
      guard let attempt = run.attempt else {
        return FinishedRun(attempt: comparison.failure, secrets: secrets)
      }
      comparison.add(attempt, in: place.name)
    }
    return FinishedRun(attempt: comparison.result, secrets: secrets)
  }

  /// Says which of the drawn delays lead to the last failure.
  private func shrink(_ attempts: inout [Attempt], of execution: ScenarioExecution) {
    guard settings.timing != .nominal, !settings.places.areRemote, script == nil,
      settings.script == nil,
      let last = attempts.indices.last, attempts[last].failure != nil, !isInterrupted()
    else { return }
    let recorder = DelayScript([])
    let session = session(execution, seed: seed(ofAttempt: last), scheduledBy: recorder)
    var interpreter = interpreter(execution, session)
    let attempt = interpreter.run()
    let failure = DrawnFailure(attempt, of: planned, execution, recorder.drawn)
    if let advice = failure.advice { attempts[last].add(advice: advice) }
  }

  private func run(
    _ execution: ScenarioExecution,
    in place: RunPlaces.Place,
    number: Int
  ) -> FinishedRun {
    switch place {
    case .model:
      let seed = seed(ofAttempt: number)
      let script = script ?? settings.script
      let session = session(execution, seed: seed, scheduledBy: script)
      return run(execution, in: session, seed: seed, scheduledBy: script)
    case .remote(let place):
      return run(execution, in: place.makeSession(for: execution.app, isInterrupted: isInterrupted))
    }
  }

  private func run(
    _ execution: ScenarioExecution,
    in session: some AppSession,
    seed: UInt64? = nil,
    scheduledBy script: DelayScript? = nil
  ) -> FinishedRun {
    var interpreter = interpreter(execution, session)
    var attempt = interpreter.run()
    attempt.seed = seed
    if let script { settings.strayDelays?.add(script.strayDelays) }
    interpreter.session.end(afterFailure: attempt.failure != nil)
    let wasCutShort = interpreter.wasInterrupted && attempt.failure == nil
    return FinishedRun(attempt: wasCutShort ? nil : attempt, secrets: interpreter.secrets)
  }

  private func session(
    _ execution: ScenarioExecution,
    seed: UInt64?,
    scheduledBy script: DelayScript?
  ) -> InProcessSession {
    InProcessSession(
      execution.app,
      timing: seed.map(planned.identity.timing) ?? .nominal,
      scheduler: script,
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

private struct FinishedRun {
  /// The attempt; nil if it was interrupted before anything failed.
  var attempt: Attempt?

  /// What no report may show of it.
  let secrets: Secrets
}

extension Attempt {
  /// Whether another attempt could end better: it failed, but could be run.
  fileprivate var isWorthRetrying: Bool { failure.map { !$0.failure.kind.isError } ?? false }
}
