import ScenarioEvents

/// What a survey has found as JUnit XML: a suite for each app, with a test case for each part of it.
package struct SurveyJUnit: Sendable {
  struct Suite: Sendable {
    let app: String
    let cases: [Case]

    func count(of outcome: Outcome) -> Int { cases.count { $0.failure?.outcome == outcome } }
  }

  /// A part of an app, which fails if something is missing.
  struct Case: Sendable {
    let name: String
    let failure: Failure?
  }

  struct Failure: Sendable {
    var outcome = Outcome.failed
    let type: String
    let message: String
    let lines: [String]
  }

  enum Outcome: CaseIterable, Sendable {
    case failed
    case error
    case skipped
  }

  /// The command that found it.
  let name: String
  let suites: [Suite]

  /// - Parameters:
  ///   - name: The command that found it.
  ///   - suites: The findings of each app.
  ///   - excluded: The scenarios that nothing was found of, which are the cases of one more suite.
  init(name: String, suites: [Suite], excluded: [ExcludedCase]) {
    self.name = name
    let rest = Suite(app: "scenarios", cases: excluded.map(\.junitCase))
    self.suites = suites + (excluded.isEmpty ? [] : [rest])
  }
}

extension SurveyJUnit {
  package func write(into sink: inout some ReportSink) {
    var text = TextBuffer(for: .xml)
    text.append(JUnitReport.declaration)
    text.append(tag: "testsuites", indented: 0) { text in
      text.append(attribute: "name", name)
      text.append(countsOf: suites, [.failed, .error])
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
      text.append(countsOf: [suite], SurveyJUnit.Outcome.allCases)
    }
    append("\n")
    var names = UniqueNames()
    for testCase in suite.cases {
      append(testCase, named: names.claimCase(testCase.name), of: suite.app)
    }
    append(endTag: "testsuite", indented: 2)
  }

  /// The numbers of cases, without times.
  ///
  /// Schemas of JUnit have no number of skipped cases for all suites.
  fileprivate mutating func append(
    countsOf suites: [SurveyJUnit.Suite],
    _ outcomes: [SurveyJUnit.Outcome]
  ) {
    append(attribute: "tests", suites.reduce(0) { $0 + $1.cases.count })
    for outcome in outcomes {
      append(attribute: outcome.countName, suites.reduce(0) { $0 + $1.count(of: outcome) })
    }
    append(attribute: "time", .zero)
  }

  private mutating func append(_ testCase: SurveyJUnit.Case, named name: String, of app: String) {
    append(tag: "testcase", indented: 4) { text in
      text.append(attribute: "name", name)
      text.append(attribute: "classname", app.attributeText(else: "app"))
      text.append(attribute: "time", .zero)
    }
    if let failure = testCase.failure {
      append("\n")
      append(failure)
      append(spaces: 4)
    }
    append("</testcase>\n")
  }

  private mutating func append(_ failure: SurveyJUnit.Failure) {
    append(element: failure.outcome.element, indented: 6) { text in
      if failure.outcome != .skipped { text.append(attribute: "type", failure.type) }
      text.append(attribute: "message", failure.message.attributeText(else: failure.type))
    } text: { text in
      text.append(joined: failure.lines)
    }
  }
}

extension SurveyJUnit.Outcome {
  fileprivate var element: StaticString {
    switch self {
    case .failed: "failure"
    case .error: "error"
    case .skipped: "skipped"
    }
  }

  fileprivate var countName: StaticString {
    switch self {
    case .failed: "failures"
    case .error: "errors"
    case .skipped: "skipped"
    }
  }
}

extension ExcludedCase {
  fileprivate var junitCase: SurveyJUnit.Case {
    SurveyJUnit.Case(
      name: identity.place,
      failure: SurveyJUnit.Failure(
        outcome: isUnexpected ? .error : .skipped,
        type: "LeftOut",
        message: reason.text,
        lines: [reason.text]
      )
    )
  }
}
