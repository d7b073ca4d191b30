import ScenarioDiagnostics
import ScenarioEvents
import ScenarioReports
import ScenarioTestSupport
import Testing

/// A case that is made of a row of a data file names both: the scenario and the row.
struct RowPlaceTests {
  @Test(arguments: [
    (
      Reporting("console") { console($0) },
      """
      ✗ An answer is checked (0.650s)  Scenarios/trivia/answer.yaml:1 (row data/answers.csv:7)
      """
    ),
    (
      Reporting("JUnit") { junit($0) },
      """
        at row (data/answers.csv:7:1)
            <system-out>row: data/answers.csv:7
      """
    ),
    (
      Reporting("Markdown") { report($0, by: MarkdownReport()) },
      """
      ✗ An answer is checked (0.650s)  Scenarios/trivia/answer.yaml:1 (row data/answers.csv:7)
      """
    ),
    (
      Reporting("GitHub annotations") { report($0, by: GitHubAnnotations()) },
      """
      ::error file=Scenarios/trivia/answer.yaml,line=5,col=5,title=An answer is checked\
      ::button: Norway is disabled%0Arow: data/answers.csv:7
      """
    ),
  ])
  func `the row of a case is named`(_ reporting: Reporting, _ lines: String) {
    let text = reporting.text([Self.record])
    #expect(
      text.split(separator: "\n").filter { $0.contains("answers.csv") }
        .joined(separator: "\n") == lines
    )
  }

  @Test func `the page names the row beside the scenario's place`() {
    let page = report([Self.record], by: HTMLReport())
    let place = """
      <code><span>Scenarios/trivia/answer.yaml:1</span></code><button type="button" class="copy" \
      aria-label="Copy the place"></button> row <code><span>data/answers.csv:7</span></code>
      """
    #expect(page.split(separator: place).count == 2)
  }

  @Test func `a line of JSON has the row as its own member, and fits the schema`() throws {
    let line = try #require(
      report([Self.record], by: JSONLinesReport()).split(separator: "\n").dropFirst().first
    )
    #expect(
      line.prefix { $0 != "[" } == """
        {"type":"case-finished","file":"Scenarios/trivia/answer.yaml","line":1,\
        "row":{"file":"data/answers.csv","line":7},"name":"An answer is checked",\
        "verdict":"failed","duration":650,"attempts":
        """
    )
    let schema = try JSONSchema(named: "events.schema.json")
    #expect(try schema.faults(in: line) == [])
  }

  @Test func `a command that chooses the row by its name takes signs with accents literally`() {
    var identity = Self.record.identity
    identity.name = "(\u{308}a.b"
    #expect(
      identity.choice == "Scenarios/trivia/answer.yaml:1 --filter '^\\(\u{308}a\\.b$'"
    )
  }

  private static let record = CaseRecord(
    identity: CaseIdentity(
      file: answerFile.path,
      line: 1,
      name: "An answer is checked",
      row: RowPlace(file: "data/answers.csv", line: 7)
    ),
    result: .ran([.short(.disabled)])
  )
}
