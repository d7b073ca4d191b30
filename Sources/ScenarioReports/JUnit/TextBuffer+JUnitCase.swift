import ScenarioEvents

extension TextBuffer {
  /// Appends a `testcase`, its parts in the order that every reader accepts: result, then output.
  ///
  /// - Parameters:
  ///   - record: The case.
  ///   - name: A name that no other case of the suite has.
  ///   - suite: The names of the suite.
  ///   - content: The parts to write.
  mutating func append(
    _ record: CaseRecord,
    named name: String,
    in suite: JUnitSuite.Label,
    _ content: JUnitReport.Content
  ) {
    let attempts = CaseAttempts(of: record)
    append("    <testcase")
    append(attribute: "name", name)
    append(attribute: "classname", suite.name)
    append(attribute: "time", record.duration)
    switch content.profile {
    case .strict: break
    case .rich:
      append(attribute: "file", suite.path)
      append(attribute: "line", max(1, record.identity.line))
    }
    append(">\n")
    append(resultOf: record, attempts)
    append(outputOf: record, attempts, content.steps)
    append(endTag: "testcase", indented: 4)
  }
}
