package import ScenarioEvents

/// What is said of a finished test case without its steps.
///
/// It is all that a report needs of a case that its ``CaseWriter`` has put into words: records are large,
/// and need not be handed from core to core for it.
package struct CaseOutline: Sendable {
  package let identity: CaseIdentity
  package let verdict: Verdict

  /// The time of all attempts in whole milliseconds, so that sums of it are exact in every report.
  let duration: Duration

  /// Whether the case stands for a file that can't be run, and has the path for a name.
  package let isOfWholeFile: Bool

  /// Whether it was not run as somebody ended the run before.
  let isInterrupted: Bool

  /// Whether its steps went well, whatever a known issue makes of that; nil if they were not run.
  let hasPassed: Bool?

  /// Whether it is expected to fail.
  let hasKnownIssue: Bool

  /// How often the log of a step warns of something; that an optional one failed is no such warning.
  package let warningCount: Int

  package init(_ record: CaseRecord) {
    let verdict = record.verdict
    identity = record.identity
    self.verdict = verdict
    duration = record.duration
    isOfWholeFile = record.isOfWholeFile
    isInterrupted = record.isInterrupted
    hasPassed = record.hasPassed(as: verdict)
    hasKnownIssue = record.knownIssue != nil
    warningCount = record.attempts.reduce(0) { $0 + $1.noteWarningCount }
  }

  /// Whether the case, or what keeps its file from being run, was looked at.
  package var hasRun: Bool { hasPassed != nil }
}

extension CaseRecord {
  fileprivate var isInterrupted: Bool {
    if case .notRun(.interrupted) = result { true } else { false }
  }

  /// Whether its steps went well, whatever a known issue makes of that; nil if they were not run.
  fileprivate func hasPassed(as verdict: Verdict) -> Bool? {
    switch (verdict, result) {
    case (.passed, _), (.flaky, _): true
    case (.failed, _): knownIssue != nil
    case (.error, _): false
    case (.skipped, .ran): false
    case (.skipped, .notRun), (.skipped, .invalid): nil
    }
  }
}

extension Attempt {
  /// The number of warnings in the log.
  fileprivate var noteWarningCount: Int {
    steps.reduce(0) { $0 + $1.notes.warnings.count }
  }
}
