import ScenarioEvents

extension TextBuffer {
  /// Appends the one line that every shown test case has: `✓ name (0.550s)  path:line`.
  mutating func append(caseLineOf record: CaseRecord) {
    let (file, line) = (record.identity.file, record.identity.line)
    append(caseLineOf: record) { $0.append(path: file, line: line) }
  }

  /// Appends the line of a test case with its place as a closure writes it.
  mutating func append(caseLineOf record: CaseRecord, place: (inout TextBuffer) -> Void) {
    append(markOf: record.verdict)
    append(" ")
    append(text: record.identity.name)
    append(" (")
    append(remarkOn: record)
    append(")")
    if !record.isOfWholeFile {
      let row = record.identity.row
      inked(.faint) { text in
        text.append("  ")
        place(&text)
        if let row { text.append(remarkOn: row) }
      }
    }
    append("\n")
  }

  mutating func append(markOf verdict: Verdict) {
    inked(verdict.ink) { $0.append(verdict.mark) }
  }

  private mutating func append(remarkOn row: RowPlace) {
    append(" (row ")
    append(pathAndLineOf: row)
    append(")")
  }

  private mutating func append(remarkOn record: CaseRecord) {
    switch record.result {
    case .invalid: append("invalid")
    case .notRun(let reason): append(skippedBecause: reason.text)
    case .ran(let attempts): append(remarkOn: attempts, of: record)
    }
  }

  private mutating func append(skippedBecause reason: String) {
    append("skipped: ")
    append(text: reason)
  }

  private mutating func append(remarkOn attempts: [Attempt], of record: CaseRecord) {
    append(time: record.duration)
    if let reason = record.skipReason {
      append(", ")
      append(skippedBecause: reason)
    }
    append(retryRemarkOn: record.verdict, attempts.count)
    let warnings = attempts.indices.reduce(0) { $0 + attempts[$1].steps.warningCount }
    guard warnings > 0 else { return }
    append(", ")
    append(warnings, "warning", "warnings")
  }

  private mutating func append(retryRemarkOn verdict: Verdict, _ attemptCount: Int) {
    guard attemptCount > 1 else { return }
    append(verdict == .flaky ? ", flaky, passed at attempt " : ", attempts: ")
    append(attemptCount)
  }
}

extension [StepRecord] {
  /// The number of optional steps that failed, and of warnings in the log.
  ///
  /// A container that fails because an inner step does is not counted.
  fileprivate var warningCount: Int {
    indices.reduce(0) { count, index in
      let isFailure =
        self[index].outcome.kind == .warned
        && LoggedStep(index, of: self).explainedFailure != nil
      return count + self[index].notes.warningCount + (isFailure ? 1 : 0)
    }
  }
}
