import ScenarioEvents
import ScenarioReports

/// The facts that a run's exit status depends on, besides the verdicts: flaky cases, and failures
/// to remember.
struct RunTally {
  private(set) var memory: FailureMemory

  /// How many scenarios count as failed because they are flaky.
  private(set) var flakyFailures = 0

  /// The number of warnings about lengths of delays, and of those in step logs, except for failed
  /// optional steps.
  private(set) var warningCount = 0

  /// Whether a scenario that passed only when it was tried again is taken for a failure.
  let failsOnFlaky: Bool

  /// Notes warnings about the lengths that the command line gives to delays.
  mutating func note(delayWarnings count: Int) { warningCount += count }

  mutating func receive(_ event: RunEvent) {
    switch event {
    case .caseFinished(let record): note(record)
    case .runStarted, .caseStarted, .idle, .runFinished: break
    }
  }

  private mutating func note(_ record: CaseRecord) {
    warningCount += record.warningCount
    switch record.verdict {
    case .failed, .error: memory.noteFailure(of: record)
    case .passed, .skipped: memory.noteSuccess(of: record)
    case .flaky: noteFlaky(record)
    }
  }

  private mutating func noteFlaky(_ record: CaseRecord) {
    guard failsOnFlaky else { return memory.noteSuccess(of: record) }
    flakyFailures += 1
    memory.noteFailure(of: record)
  }
}
