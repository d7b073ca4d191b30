/// What a survey has found as JUnit XML: a suite for each app, with a test case for each part of it.
package struct SurveyJUnit: Sendable {
  struct Suite: Sendable {
    let app: String
    let cases: [Case]

    var failureCount: Int { cases.count { $0.failure != nil } }
  }

  /// A part of an app, which fails if something is missing.
  struct Case: Sendable {
    let name: String
    let failure: Failure?
  }

  struct Failure: Sendable {
    let type: String
    let message: String
    let lines: [String]
  }

  /// The command that found it.
  let name: String
  let suites: [Suite]
}

extension SurveyJUnit {
  package func write(into sink: inout some ReportSink) {
    var text = TextBuffer(for: .xml)
    text.append(JUnitReport.declaration)
    text.append(tag: "testsuites", indented: 0) { text in
      text.append(attribute: "name", name)
      text.append(attribute: "tests", suites.reduce(0) { $0 + $1.cases.count })
      text.append(attribute: "failures", suites.reduce(0) { $0 + $1.failureCount })
    }
    text.append("\n")
    for suite in suites { text.append(suite) }
    text.append(endTag: "testsuites", indented: 0)
    text.flush(into: &sink)
  }
}

extension TextBuffer {
  fileprivate mutating func append(_ suite: SurveyJUnit.Suite) {
    append(tag: "testsuite", indented: 2) { text in
      text.append(attribute: "name", suite.app.attributeText(else: "app"))
      text.append(attribute: "tests", suite.cases.count)
      text.append(attribute: "failures", suite.failureCount)
    }
    append("\n")
    for testCase in suite.cases { append(testCase, of: suite.app) }
    append(endTag: "testsuite", indented: 2)
  }

  private mutating func append(_ testCase: SurveyJUnit.Case, of app: String) {
    append(tag: "testcase", indented: 4) { text in
      text.append(attribute: "name", testCase.name.attributeText(else: "unnamed"))
      text.append(attribute: "classname", app.attributeText(else: "app"))
      text.append(attribute: "time", "0")
    }
    if let failure = testCase.failure {
      append("\n")
      append(failure)
      append(spaces: 4)
    }
    append("</testcase>\n")
  }

  private mutating func append(_ failure: SurveyJUnit.Failure) {
    append(element: "failure", indented: 6) { text in
      text.append(attribute: "type", failure.type)
      text.append(attribute: "message", failure.message.attributeText(else: failure.type))
    } text: { text in
      text.append(joined: failure.lines)
    }
  }
}
