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
      timing: seed.map { .random(seed: $0) } ?? .nominal,
      loadData: execution.loadData
    )
    var interpreter = Interpreter(execution.scenario, session: session, scope: execution.scope)
    var attempt = interpreter.run()
    attempt.seed = seed
    return attempt
  }

  private func seed(ofAttempt number: Int) -> UInt64? {
    guard case .random(let seed) = settings.timing else { return nil }
    var hash = StableHash(seed)
    hash.combine(planned.identity.file)
    hash.combine(planned.identity.name)
    hash.combine(String(number))
    return hash.value
  }
}

extension Attempt {
  /// Whether another attempt could end better: it failed, and not as a known issue that passed.
  fileprivate var isWorthRetrying: Bool {
    guard let kind = failure?.failure.kind else { return false }
    return !kind.isError && kind != .knownIssuePassed
  }
}

/// FNV-1a, 64 bits: the same for the same texts on every machine and in every run.
private struct StableHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  init(_ seed: UInt64) {
    combine(String(seed))
  }

  /// Takes in a text and its end, so that `ab`, `c` differs from `a`, `bc`.
  mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
    combine(0xFF)
  }

  private mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }
}
