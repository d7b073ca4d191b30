import ScenarioEvents

/// What the console tells of a test case below its line.
struct ConsoleCase {
  let record: CaseRecord
  let options: ConsoleOptions

  func append(to text: inout TextBuffer) {
    switch options.detail {
    case .steps: appendEverything(to: &text)
    case .failures, .scenarios: appendProblems(to: &text)
    }
  }

  /// Appends the whole log of every attempt.
  private func appendEverything(to text: inout TextBuffer) {
    appendDiagnostics(to: &text)
    for attempt in CaseAttempts(of: record).all {
      text.append(attemptHeadingOf: attempt)
      log(of: attempt).append(upTo: attempt.steps.count, to: &text)
    }
  }

  /// Appends why the case failed, if it did, and a line for each other attempt that failed.
  private func appendProblems(to text: inout TextBuffer) {
    appendDiagnostics(to: &text)
    guard record.verdict.isTrouble || record.attempts.count > 1 else { return }
    let attempts = CaseAttempts(of: record)
    if record.verdict.isTrouble {
      for attempt in attempts.own {
        text.append(attemptHeadingOf: attempt)
        log(of: attempt).appendFolded(upTo: attempt.attempt.endOfFailure, to: &text)
      }
      if !attempts.retries.isEmpty { text.append("\n") }
    }
    for attempt in attempts.retries { text.append(attemptLineOf: attempt) }
  }

  private func log(of attempt: NumberedAttempt) -> ConsoleLog {
    ConsoleLog(attempt: attempt.attempt, identity: record.identity, width: options.width)
  }

  private func appendDiagnostics(to text: inout TextBuffer) {
    guard case .invalid(let diagnostics) = record.result else { return }
    text.append(diagnostics)
  }
}

extension TextBuffer {
  fileprivate mutating func append(attemptHeadingOf attempt: NumberedAttempt) {
    guard attempt.hasHeading else { return }
    append("  ")
    append(headingOf: attempt)
    append("\n")
  }

  /// Appends an attempt with its failure in one line.
  fileprivate mutating func append(attemptLineOf attempt: NumberedAttempt) {
    append("  ")
    append(headingOf: attempt)
    append(": ")
    append(text: attempt.problem?.headline ?? "passed")
    append("\n")
  }
}

extension Attempt {
  /// The index behind the last step that matters to a failure: one that failed or ran.
  fileprivate var endOfFailure: Int {
    let last = steps.lastIndex { step in
      switch step.outcome {
      case .failed: true
      case .passed, .warned: failure?.step == nil
      case .skipped, .notRun: false
      }
    }
    return last.map { $0 + 1 } ?? 0
  }
}
