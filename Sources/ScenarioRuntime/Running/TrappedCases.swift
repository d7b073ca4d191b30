package import ScenarioEvents

/// The cases that have ended the process when they were run before, each with the reason.
///
/// A model that traps takes the process with it, and nothing in Swift can stop that. But a run does
/// the same whenever it is begun anew, so it can be begun without the case that failed.
package struct TrappedCases: Sendable {
  private let reasons: [UInt64: String]

  /// The cases with these ``ScenarioEvents/CaseIdentity/executionKey``s.
  package init(reasons: [UInt64: String] = [:]) { self.reasons = reasons }

  /// The record of a case, if it is one of these.
  package func record(of planned: PlannedCase) -> CaseRecord? {
    guard !reasons.isEmpty, let reason = reasons[planned.identity.executionKey] else { return nil }
    let failure = Failure(
      .appCrashed,
      "the app crashed: \(reason)",
      advice: "standard error may say why; to see where, run the scenario alone in a debugger"
    )
    let attempt = Attempt(steps: [], failure: CaseFailure(failure, step: nil), duration: .zero)
    return CaseRecord(
      identity: planned.identity,
      result: .ran([attempt]),
      knownIssue: planned.knownIssue
    )
  }
}

extension CaseIdentity {
  /// A number that identifies an execution, and is the same when the run is started again.
  package var executionKey: UInt64 {
    var hash = Self.emptyKey
    hash.combine(lastingFile)
    hash.combine(name)
    return hash.value
  }

  private static let emptyKey = StableHash(0)
}
