import ScenarioEvents

/// A test case with the names that it has in a JUnit report.
struct JUnitCase {
  let record: CaseRecord
  let name: String
  let className: String
  let path: String
  let profile: JUnitReport.Profile
}

extension TextBuffer {
  /// Appends a `testcase`, in the order that every reader takes: result, then output.
  mutating func append(_ testCase: JUnitCase) {
    let attempts = CaseAttempts(of: testCase.record)
    append(tag: "testcase", indented: 4) { $0.append(attributesOf: testCase) }
    append("\n")
    append(resultOf: testCase.record, attempts)
    append(outputOf: testCase.record, attempts)
    append(endTag: "testcase", indented: 4)
  }

  private mutating func append(attributesOf testCase: JUnitCase) {
    append(attribute: "name", testCase.name)
    append(attribute: "classname", testCase.className)
    append(attribute: "time", testCase.record.duration)
    switch testCase.profile {
    case .strict: break
    case .rich:
      append(attribute: "file", testCase.path)
      append(attribute: "line", max(1, testCase.record.identity.line))
    }
  }
}
