import ScenarioEvents

extension TextBuffer {
  /// Appends the lines of a test case that come after its first line.
  mutating func append(bodyOf record: CaseRecord, _ options: ConsoleOptions) {
    switch options.detail {
    case .steps: append(everythingOf: record, options)
    case .failures, .scenarios: append(problemsOf: record, options)
    }
  }

  /// Appends the whole log of every attempt.
  private mutating func append(everythingOf record: CaseRecord, _ options: ConsoleOptions) {
    append(diagnosticsOf: record)
    for attempt in CaseAttempts(of: record).all {
      append(attemptHeadingOf: attempt)
      ConsoleLog(attempt, of: record, options).append(upTo: attempt.steps.count, to: &self)
    }
  }

  /// Appends the failure of the case, if it failed, and a line for each other attempt that failed.
  private mutating func append(problemsOf record: CaseRecord, _ options: ConsoleOptions) {
    append(diagnosticsOf: record)
    let isTrouble = record.verdict.isTrouble
    guard isTrouble || record.attempts.count > 1 else { return }
    let attempts = CaseAttempts(of: record)
    if isTrouble {
      for attempt in attempts.own {
        append(attemptHeadingOf: attempt)
        ConsoleLog(attempt, of: record, options)
          .appendFolded(upTo: attempt.attempt.endOfFailure, to: &self)
      }
      if !attempts.retries.isEmpty { append("\n") }
    }
    for attempt in attempts.retries { append(attemptLineOf: attempt) }
  }

  private mutating func append(diagnosticsOf record: CaseRecord) {
    guard case .invalid(let diagnostics) = record.result else { return }
    append(diagnostics)
  }
}

extension ConsoleLog {
  fileprivate init(_ attempt: NumberedAttempt, of record: CaseRecord, _ options: ConsoleOptions) {
    self.init(attempt: attempt.attempt, identity: record.identity, width: options.width)
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
  /// The index after the last step that matters to a failure: one that failed, with all that ran
  /// inside it, or the last one that ran if no step failed.
  fileprivate var endOfFailure: Int {
    let last = steps.lastIndex { step in
      switch step.outcome {
      case .failed: true
      case .passed, .warned: failure?.step == nil
      case .skipped, .notRun: false
      }
    }
    guard let last else { return 0 }
    return steps[(last + 1)...].prefix { $0.depth > steps[last].depth }.endIndex
  }
}
