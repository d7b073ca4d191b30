import ScenarioEvents

extension TextBuffer {
  mutating func append(markOf outcome: StepRecord.Outcome) {
    switch outcome {
    case .passed: inked(.green) { $0.append("✓") }
    case .failed(let failure): inked(.red) { $0.append(failure.kind.isError ? "!" : "✗") }
    case .warned: inked(.yellow) { $0.append("~") }
    case .skipped: inked(.faint) { $0.append("-") }
    case .notRun: inked(.faint) { $0.append("·") }
    }
  }

  /// Appends the app's clock at the end of a step, in a column of its own.
  mutating func append(timeOf step: StepRecord) {
    let column = 10
    let time = step.hasRun ? "\(step.end.secondsText)s" : ""
    append(spaces: column - time.utf8.count)
    append(verbatim: time)
    append("  ")
  }

  /// Appends how long a step took and what it did and found, where there is anything to say.
  mutating func append(findingsOf step: StepRecord) {
    guard step.end > step.start || step.warning != nil || step.hasShortNotes else { return }
    inked(.faint) { text in
      text.append("  ")
      let start = text.bytes.count
      text.append(lengthOf: step)
      if let warning = step.warning {
        text.append(semicolonBehind: start)
        text.append(text: warning.summary)
      }
      text.append(shortNotesOf: step, behind: start)
    }
  }

  /// Appends lines that belong to the step above, such as an element tree.
  mutating func append(asides lines: [String]) {
    for line in lines {
      append("      | ")
      append(text: line)
      append("\n")
    }
  }
}

extension StepRecord {
  /// Why the step failed without failing its case.
  fileprivate var warning: Failure? {
    switch outcome {
    case .warned(let failure): failure
    case .passed, .failed, .skipped, .notRun: nil
    }
  }
}
