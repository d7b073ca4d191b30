import ScenarioDiagnostics
import ScenarioEvents

extension TextBuffer {
  /// Appends the log of an attempt, one line a step, those that were not reached included.
  mutating func append(logOf attempt: Attempt) {
    for (index, step) in attempt.steps.enumerated() {
      append(logLineOf: step, at: index, of: attempt.steps.count)
      if step.needsDetails { append(detailsOf: attempt, at: index) }
    }
  }

  private mutating func append(detailsOf attempt: Attempt, at index: Int) {
    for line in attempt.logDetails(at: index) {
      append(stepNumber: index, of: attempt.steps.count)
      append("   | ")
      append(text: line)
      append("\n")
    }
  }

  private mutating func append(logLineOf step: StepRecord, at index: Int, of count: Int) {
    append(stepNumber: index, of: count)
    append(" ")
    append(step.outcome.word)
    append(" ")
    if step.hasRun { append(timesOf: step) }
    append(actionOf: step)
    append(placeOf: step)
    append(remarkOn: step)
    append("\n")
  }

  private mutating func append(stepNumber index: Int, of count: Int) {
    append("step ")
    append(index + 1)
    append("/")
    append(count)
  }

  private mutating func append(timesOf step: StepRecord) {
    append(time: step.end)
    append(" ")
    guard step.end > step.start else { return }
    append(lengthOf: step)
    append(" ")
  }

  private mutating func append(placeOf step: StepRecord) {
    append(" (")
    append(text: step.span.file.path)
    append(":")
    append(step.span.line)
    append(")")
  }

  private mutating func append(remarkOn step: StepRecord) {
    guard step.failure != nil || step.hasShortNotes else { return }
    append(" ")
    let start = bytes.count
    if let failure = step.failure { append(text: failure.summary) }
    append(shortNotesOf: step, behind: start)
  }
}

extension StepRecord {
  /// Whether the log may have more to tell than the step's line; few steps have that.
  fileprivate var needsDetails: Bool {
    failure != nil || notes.contains { !$0.isShort }
  }
}

extension Attempt {
  /// What the log tells below a step's line.
  fileprivate func logDetails(at index: Int) -> [String] {
    let notes = steps[index].longNoteLines
    guard let failure = explainedFailure(at: index) else { return notes }
    return notes + failure.detailLines + steps[index].callLines
  }
}

extension StepRecord.Outcome {
  /// The outcome in the words of the log, failures in capitals to find them by.
  fileprivate var word: StaticString {
    switch self {
    case .passed: "passed"
    case .failed(let failure): failure.kind.isError ? "ERROR" : "FAILED"
    case .warned: "warned"
    case .skipped: "skipped"
    case .notRun: "not run"
    }
  }
}
