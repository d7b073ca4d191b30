import ScenarioEvents
import ScenarioReports
import Testing

/// The whole text of a report on a run of some cases.
func report(
  _ cases: [CaseRecord],
  by report: some Report,
  header: RunHeader = RunHeader(),
  footer: RunFooter = RunFooter()
) -> String {
  var report = report
  var sink = MemorySink()
  report.receive(.runStarted(header), into: &sink)
  for record in cases { report.receive(.caseFinished(record), into: &sink) }
  report.receive(.runFinished(footer), into: &sink)
  return sink.text
}

/// The JUnit report on some cases, without the blanks that leave room for larger counters.
func junit(
  _ cases: [CaseRecord],
  profile: JUnitReport.Profile = .rich,
  header: RunHeader = RunHeader()
) -> String {
  let text = report(cases, by: JUnitReport(profile: profile), header: header)
  return text.replacing(#/ +>\n  </#, with: ">\n  <", maxReplacements: 1)
}

/// The console report on some cases.
func console(
  _ cases: [CaseRecord],
  _ options: ConsoleOptions = ConsoleOptions(),
  header: RunHeader = RunHeader(),
  footer: RunFooter = RunFooter()
) -> String {
  report(cases, by: ConsoleReport(options: options), header: header, footer: footer)
}

/// The `testcase` elements of the JUnit report on some cases of one file.
func testCases(_ cases: [CaseRecord], profile: JUnitReport.Profile = .rich) -> String {
  let lines = junit(cases, profile: profile).split(
    separator: "\n",
    omittingEmptySubsequences: false
  )
  guard
    let first = lines.firstIndex(where: { $0.hasPrefix("    <testcase") }),
    let last = lines.firstIndex(of: "  </testsuite>")
  else { return "" }
  return lines[first..<last].joined(separator: "\n") + "\n"
}

/// A way to report on test cases, for tests that must hold for all of them.
struct Reporting: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: @Sendable ([CaseRecord]) -> String

  init(_ name: String, _ text: @escaping @Sendable ([CaseRecord]) -> String) {
    testDescription = name
    self.text = text
  }

  static let all = [
    Reporting("console, failures") { console($0, ConsoleOptions(detail: .failures)) },
    Reporting("console, scenarios") { console($0) },
    Reporting("console, steps") { console($0, ConsoleOptions(detail: .steps)) },
    Reporting("JUnit") { junit($0) },
    Reporting("Markdown") { report($0, by: MarkdownReport()) },
    Reporting("GitHub annotations") { report($0, by: GitHubAnnotations()) },
    Reporting("JSON Lines") { report($0, by: JSONLinesReport()) },
    Reporting("HTML") { report($0, by: HTMLReport()) },
  ]
}
