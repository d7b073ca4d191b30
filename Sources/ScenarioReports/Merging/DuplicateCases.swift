import ScenarioDiagnostics

/// Finds test cases that are in two reports.
struct DuplicateCases {
  private(set) var warnings: [Diagnostic] = []
  private var seen: [Key: Case] = [:]

  private struct Key: Hashable {
    let suite: String?
    let file: PathKey?
    let testCase: JoinedSuite.CaseKey
  }

  private struct Case {
    let input: Int
    let span: SourceSpan
  }

  mutating func add(_ part: JoinedSuite.Part) {
    let report = part.report
    let (suite, file) = (
      report.value("name", of: part.element),
      report.value("file", of: part.element).map(PathKey.init)
    )
    for element in part.cases {
      let key = Key(suite: suite, file: file, testCase: JoinedSuite.CaseKey(element, in: report))
      let span = report.span(element)
      if let first = seen[key] {
        if first.input != part.input { warnings.append(.repeatedCase(at: span, first: first.span)) }
      } else {
        seen[key] = Case(input: part.input, span: span)
      }
    }
  }
}
