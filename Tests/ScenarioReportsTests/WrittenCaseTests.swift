import ScenarioDiagnostics
import ScenarioEvents
import ScenarioReports
import Testing

/// Reports whose test cases were put into words by writers, as several cores do it.
struct WrittenCaseTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a report says the same of cases whether writers put them into words or it does`(
    seed: UInt64
  ) {
    var chance = Chance(seed: seed)
    let cases = (0..<12).map { _ in chance.record() }
    let files = cases.map(\.identity.file)
    for report in reports(on: files) {
      #expect(text(of: report, byWriters: true, cases) == text(of: report, byWriters: false, cases))
    }
  }

  @Test(arguments: 1..<20)
  func `markup is seen wherever it stands in a text`(length: Int) {
    let titles = (0x20..<0x7F).compactMap(Unicode.Scalar.init).flatMap { scalar in
      (0..<length).map { Title(scalar, at: $0, ofLength: length) }
    }
    let lines = titles.enumerated().map { index, title in
      "step \(index + 1)/\(titles.count) passed 0.000s tap \(title.escaped) (a:1)\n"
    }
    #expect(testCases([.passed(titles.map(\.text))]).contains(">\(lines.joined())</system-out>"))
  }

  private func reports(on files: [String]) -> [any Report] {
    [
      JUnitReport(planned: files), JUnitReport(profile: .strict, planned: files), JUnitReport(),
      ConsoleReport(options: ConsoleOptions(detail: .failures)), ConsoleReport(),
      ConsoleReport(options: ConsoleOptions(detail: .steps, arrangement: .tree)),
      ConsoleReport(options: ConsoleOptions(destination: .ciLog, folding: .gitHub)),
      JSONLinesReport(), MarkdownReport(), GitHubAnnotations(), HTMLReport(),
    ]
  }

  private func text(
    of report: any Report,
    byWriters isWritten: Bool,
    _ cases: [CaseRecord]
  ) -> String {
    var (report, sink) = (report, MemorySink())
    report.receive(.runStarted(RunHeader()), into: &sink)
    for record in cases {
      // Each case may be written by another core than the one before.
      var writers = CaseWriters([report.caseWriter])
      if isWritten {
        report.receive(writers.write(record), at: 0, into: &sink)
      } else {
        report.receive(.caseFinished(record), into: &sink)
      }
    }
    report.receive(.runFinished(RunFooter()), into: &sink)
    return sink.text
  }
}

/// A text of letters with one other character among them.
private struct Title {
  let text: String
  let escaped: String

  init(_ scalar: Unicode.Scalar, at index: Int, ofLength length: Int) {
    let letters = { (count: Int) in String(repeating: "a", count: count) }
    let (before, after) = (letters(index), letters(length - 1 - index))
    text = "\(before)\(scalar)\(after)"
    escaped = "\(before)\(Self.escaped(scalar))\(after)"
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case _: String(scalar)
    }
  }
}

extension CaseRecord {
  /// A case with a step for each title.
  fileprivate static func passed(_ titles: [String]) -> CaseRecord {
    let span = SourceSpan(file: SourceFile(path: "a", text: "a"), start: 0, end: 1)
    let steps = titles.map {
      StepRecord(command: "tap", title: $0, span: span, outcome: .passed)
    }
    let attempt = Attempt(steps: steps, failure: nil, duration: .zero)
    return CaseRecord(identity: .at("a.yaml"), result: .ran([attempt]))
  }
}
