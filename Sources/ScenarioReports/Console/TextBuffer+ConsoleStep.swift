import ScenarioEvents

extension TextBuffer {
  /// Appends a step in one line: its number, what became of it, when, and what it did and found.
  mutating func append(consoleLineOf step: LoggedStep) {
    append(numberOf: step)
    append(markOf: step.outcome)
    append(timeOf: step)
    append(actionOf: step)
    append(findingsOf: step)
    append("\n")
  }

  private mutating func append(numberOf step: LoggedStep) {
    append(spaces: 2 + step.count.digitCount - step.number.digitCount)
    append(step.number)
    append(" ")
  }

  private mutating func append(markOf outcome: StepRecord.Outcome) {
    switch outcome {
    case .passed: inked(.green) { $0.append("✓") }
    case .failed(let failure): inked(.red) { $0.append(failure.kind.isError ? "!" : "✗") }
    case .warned: inked(.yellow) { $0.append("~") }
    case .skipped: inked(.faint) { $0.append("-") }
    case .notRun: inked(.faint) { $0.append("·") }
    }
  }

  /// Appends the time of a step in a column of its own.
  private mutating func append(timeOf step: LoggedStep) {
    let column = 10
    if step.hasRun {
      let seconds = Int(clamping: step.clock.components.seconds)
      append(spaces: column - ".000s".utf8.count - seconds.digitCount)
      append(time: step.clock)
    } else {
      append(spaces: column)
    }
    append("  ")
  }

  /// Appends how long a step took and what it did and found, where there is anything to say.
  private mutating func append(findingsOf step: LoggedStep) {
    let summary = step.outcome.kind == .warned ? step.failure?.summary : nil
    guard step.end > step.start || summary != nil || step.notes.hasShort else { return }
    inked(.faint) { text in
      text.append("  ")
      let start = text.count
      text.append(lengthOf: step)
      if let summary {
        text.append(semicolonAfter: start)
        text.append(text: summary)
      }
      text.append(shortNotesOf: step, after: start)
    }
  }

  /// Appends lines that belong to the step above, such as an element tree.
  mutating func append(asides lines: [String]) {
    for line in lines { append(template: "      | \(line)\n") }
  }
}

extension Int {
  /// How many decimal digits the number has, if it is not negative.
  fileprivate var digitCount: Int { self < 10 ? 1 : 1 + (self / 10).digitCount }
}
