import ScenarioDiagnostics
import ScenarioEvents
import ScenarioReports
import Testing

/// The line of source below a failure, with marks below what the step is about.
struct SourceExcerptTests {
  @Test(arguments: [
    ("- tap: Done", 2..<11, ["1 | - tap: Done", "  |   ^~~~~~~~~"]),
    ("- tap: Done\n  x", 2..<15, ["1 | - tap: Done", "  |   ^~~~~~~~~"]),
    ("# a\r\n- tap", 5..<10, ["2 | - tap", "  | ^~~~~"]),
    ("日本: \u{301}ä x", 13..<14, ["1 | 日本: \u{301}ä x", "  |         ^"]),
    ("a\tb", 2..<3, ["1 | a       b", "  |         ^"]),
    ("ab", 2..<2, ["1 | ab", "  |   ^"]),
    ("", 0..<0, ["1 | ", "  | ^"]),
    ("ab\n", 9..<12, ["2 | ", "  | ^"]),
    ("\u{1B}[2Jx", 4..<5, ["1 | \\u{1B}[2Jx", "  |          ^"]),
  ])
  func `the marks stand below the span`(text: String, span: Range<UInt32>, expected: [String]) {
    #expect(excerpt(of: text, span, width: 80) == expected)
  }

  @Test(arguments: [
    (0..<4, ["1 | aaaabbbbccccddddeeeeffffggg…", "  | ^~~~"]),
    (12..<16, ["1 | …abbbbccccddddeeeeffffggggh…", "  |           ^~~~"]),
    (12..<40, ["1 | …abbbbccccddddeeeeffffggggh…", "  |           ^~~~~~~~~~~~~~~~~~"]),
  ])
  func `a long line is cut around the span`(span: Range<UInt32>, expected: [String]) {
    let text = "aaaabbbbccccddddeeeeffffgggghhhhiiiijjjj"
    #expect(excerpt(of: text, span, width: 40) == expected)
  }

  /// The two lines of the excerpt that a failure of a step at a span shows.
  private func excerpt(of text: String, _ range: Range<UInt32>, width: Int) -> [String] {
    let file = SourceFile(path: "a.yaml", text: text)
    let span = SourceSpan(file: file, start: range.lowerBound, end: range.upperBound)
    let failure = Failure(.gestureFailed, "no element matches")
    let step = StepRecord(command: "tap", title: "", span: span, outcome: .failed(failure))
    let attempt = Attempt(
      steps: [step],
      failure: CaseFailure(failure, step: 0),
      duration: .zero
    )
    let record = CaseRecord(identity: .at("a.yaml"), result: .ran([attempt]))
    let lines = console([record], ConsoleOptions(width: width)).split(separator: "\n")
    return lines[3...4].map { String($0.dropFirst(3)) }
  }
}
