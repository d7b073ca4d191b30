import ScenarioDiagnostics
import ScenarioEvents

extension TextBuffer {
  /// Appends the log of an attempt's steps, one line a step, those that were not reached included.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - warnings: Receives the warnings of the steps, which the log has too.
  mutating func append(logOf steps: [StepRecord], warnings: inout [Diagnostic]) {
    for step in steps.logged {
      append(logLineOf: step)
      guard step.hasFindings else { continue }
      append(detailsOf: step)
      warnings += step.notes.warnings
    }
  }

  private mutating func append(logLineOf step: LoggedStep) {
    append(numberOf: step)
    append(step.outcome.word)
    append(timesOf: step)
    append(actionOf: step)
    append(" (")
    append(pathAndLineOf: step.span)
    append(")")
    append(findingsOf: step)
    append("\n")
  }

  private mutating func append(numberOf step: LoggedStep) {
    append("step ")
    append(step.number)
    append("/")
    append(step.count)
  }

  private mutating func append(timesOf step: LoggedStep) {
    guard step.hasRun else { return }
    append(time: step.clock)
    append(" ")
    guard step.end > step.start else { return }
    append(lengthOf: step)
    append(" ")
  }

  /// Appends why the step failed and what it found, if there is anything to say.
  private mutating func append(findingsOf step: LoggedStep) {
    guard step.hasFindings else { return }
    let end = count
    append(" ")
    let start = count
    if let failure = step.failure { append(text: failure.summary) }
    append(shortNotesOf: step, after: start)
    if count == start { removeAll(after: end) }
  }

  private mutating func append(detailsOf step: LoggedStep) {
    for line in step.detailLines {
      append(numberOf: step)
      append("   | ")
      append(text: line)
      append("\n")
    }
  }
}

extension LoggedStep {
  /// Whether the step failed or has notes.
  fileprivate var hasFindings: Bool { failure != nil || !notes.isEmpty }

  /// The lines of the log below the step's line.
  fileprivate var detailLines: [String] {
    let lines = notes.longLines
    guard let failure = explainedFailure else { return lines }
    return lines + failure.detailLines + callLines
  }
}

extension StepRecord.Outcome {
  /// The outcome as the log words it, with its spaces; failures in capitals to find them by.
  fileprivate var word: StaticString {
    switch self {
    case .passed: " passed "
    case .failed(let failure): failure.kind.isError ? " ERROR " : " FAILED "
    case .warned: " warned "
    case .skipped: " skipped "
    case .notRun: " not run "
    }
  }
}
