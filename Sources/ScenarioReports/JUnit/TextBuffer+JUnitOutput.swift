import ScenarioDiagnostics
import ScenarioEvents

extension TextBuffer {
  /// Appends the log and the warnings of a case, below its description and tags.
  mutating func append(
    outputOf record: CaseRecord,
    _ attempts: CaseAttempts,
    _ steps: JUnitReport.Steps
  ) {
    let hasSteps = steps == .all || record.verdict.isNoteworthy
    var warnings =
      hasSteps ? [] : attempts.own.flatMap { $0.steps.flatMap(\.notes.warnings) }
    append(element: "system-out", indented: 6) { text in
      text.append(introductionOf: record)
      if hasSteps { text.append(logOf: attempts.own, warnings: &warnings) }
    }
    append(warnings: warnings, indented: 6)
  }

  /// Appends the logs of attempts as `system-out`, and their warnings as `system-err`.
  mutating func append(
    outputOf attempts: some Sequence<NumberedAttempt>,
    indented indent: Int
  ) {
    var warnings: [Diagnostic] = []
    append(element: "system-out", indented: indent) { text in
      text.append(logOf: attempts, warnings: &warnings)
    }
    append(warnings: warnings, indented: indent)
  }

  private mutating func append(
    logOf attempts: some Sequence<NumberedAttempt>,
    warnings: inout [Diagnostic]
  ) {
    for attempt in attempts {
      append(headingLineOf: attempt)
      append(logOf: attempt.steps, warnings: &warnings)
    }
  }

  private mutating func append(warnings: [Diagnostic], indented indent: Int) {
    guard !warnings.isEmpty else { return }
    append(element: "system-err", indented: indent) { $0.append(linesOf: warnings) }
  }

  /// Appends what a case says about itself.
  private mutating func append(introductionOf record: CaseRecord) {
    let identity = record.identity
    if let description = identity.description?.attributeText(else: ""), !description.isEmpty {
      append(text: description)
      append("\n")
    }
    if let row = identity.row {
      append("row: ")
      append(pathAndLineOf: row)
      append("\n")
    }
    if !identity.tags.isEmpty {
      append("tags: ")
      append(text: identity.tags.joined(separator: ", "))
      append("\n")
    }
    if let reason = record.exploration?.openReason {
      append(text: reason)
      append("\n")
    }
  }

  /// Appends a line that says which attempt this is, if the case was run more than once.
  mutating func append(headingLineOf attempt: NumberedAttempt) {
    guard attempt.hasHeading else { return }
    append(headingOf: attempt)
    append("\n")
  }

  /// Appends warnings, each in a line or more.
  private mutating func append(linesOf warnings: [Diagnostic]) {
    for line in warnings.flatMap(\.lines) { append(template: "\(line)\n") }
  }
}
