import ScenarioEvents

extension TextBuffer {
  /// Appends the beginning of a `testcase`, with a name that no other one of its suite has.
  mutating func append(beginningOfCaseNamed name: String) {
    append("    <testcase")
    append(attribute: "name", name)
  }

  /// Appends all of a `testcase` behind its name, in the order that every reader takes: result, then
  /// output.
  mutating func append(
    restOf record: CaseRecord,
    in suite: JUnitSuite.Label,
    _ content: JUnitReport.Content
  ) {
    let attempts = CaseAttempts(of: record)
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
