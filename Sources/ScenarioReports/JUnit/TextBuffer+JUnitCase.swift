import ScenarioEvents

/// A test case as a JUnit report has it, but for its name.
struct JUnitCase {
  let record: CaseRecord
  let suite: JUnitSuite.Label
  let profile: JUnitReport.Profile
}

extension TextBuffer {
  /// Appends the beginning of a `testcase`, with a name that no other one of its suite has.
  mutating func append(beginningOfCaseNamed name: String) {
    append("    <testcase")
    append(attribute: "name", name)
  }

  /// Appends all of a `testcase` behind its name, in the order that every reader takes: result, then
  /// output.
  mutating func append(restOf testCase: JUnitCase) {
    let attempts = CaseAttempts(of: testCase.record)
    append(attributesOf: testCase)
    append(">\n")
    append(resultOf: testCase.record, attempts)
    append(outputOf: testCase.record, attempts)
    append(endTag: "testcase", indented: 4)
  }

  private mutating func append(attributesOf testCase: JUnitCase) {
    append(attribute: "classname", testCase.suite.name)
    append(attribute: "time", testCase.record.duration)
    switch testCase.profile {
    case .strict: break
    case .rich:
      append(attribute: "file", testCase.suite.path)
      append(attribute: "line", max(1, testCase.record.identity.line))
    }
  }
}
