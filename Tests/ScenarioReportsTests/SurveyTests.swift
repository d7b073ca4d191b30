import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioReports
import ScenarioTestSupport
import Testing

struct SurveyTests {
  private static let identity = CaseIdentity(file: "a.yaml", line: 3, name: "A")

  @Test func `the console shows what nothing would notice, most seen first, and the score`() {
    var console = MutationConsole(
      Self.report(text: "Done"),
      options: ConsoleOptions(),
      listsAll: true
    )
    var sink = MemorySink()
    console.write(into: &sink)
    #expect(
      sink.text == """
        noticed   todo/Add/button#Done hidden  a.yaml:3 step 2
        unnoticed todo/Add/button#Done renamed
        accepted  todo/Add/button#Done disabled  nobody taps it
        unchanged todo/Add/button#Done tap-dead
        unnoticed todo/save action-twice
        nothing would notice if
          todo  Add  'Done' (button) had another text  (1 scenario sees it)
                add to a.yaml after line 5 (tried):  - assert: Done
          todo  'save' (action) happened twice  (1 scenario does it)
        toothless: fails for no mutant
          a.yaml:7:5  assert screen: Add
        left out: a.yaml:3  two runs of it differ
        4 mutants: 1 noticed, 3 not (1 accepted): 25 % (1 more change no screen; 9 runs of 1 scenario)

        """
    )
  }

  @Test func `a score is never rounded up`() {
    let notice = MutantRecord.Notice(identity: Self.identity, step: 1, isCrash: false)
    let noticed = Self.mutant(.hidden, .noticed(notice))
    let missed = Self.mutant(.renamed, Self.unnoticed)
    let mutants = Array(repeating: noticed, count: 1999) + [missed]
    #expect(MutationScore(of: mutants).text == "99.9 %")
    #expect(MutationScore(of: [noticed]).text == "100 %")
    #expect(MutationScore(of: []).text == "no mutants")
  }

  @Test func `texts of apps can't leave their places in any report`() {
    let hostile = "<b>|`x`\u{1B}[31m\n::error::\"]]>&\u{202E}"
    let report = Self.report(text: hostile)
    var html = MemorySink()
    report.page.writeHTML(into: &html)
    #expect(!html.text.contains("<b>"))
    var markdown = MemorySink()
    report.page.writeMarkdown(into: &markdown)
    #expect(!markdown.text.contains(" <b>") && !markdown.text.contains("|`x`"))
    #expect(!markdown.text.contains("\n::error::"))
    var junit = MemorySink()
    report.junit.write(into: &junit)
    #expect(!junit.text.contains("<b>") && !junit.text.contains("]]>"))
    var lines = MemorySink()
    report.writeJSONLines(into: &lines)
    #expect(lines.text.split(separator: "\n").count == report.mutants.count + 2)
    for text in [html, markdown, junit, lines].map(\.text) {
      #expect(!text.unicodeScalars.contains("\u{1B}"))
    }
  }

  @Test func `lines of JSON fit the schema, whatever was found`() throws {
    var mutation = Self.report(text: "Done")
    mutation.superfluousSteps = mutation.toothlessSteps
    var sink = MemorySink()
    mutation.writeJSONLines(into: &sink)
    mutation.wasInterrupted = true
    mutation.writeJSONLines(into: &sink)
    MutationReport().writeJSONLines(into: &sink)
    Self.coverage.writeJSONLines(into: &sink)
    let schema = try JSONSchema(named: "events.schema.json")
    for line in sink.text.split(separator: "\n") {
      #expect(try schema.faults(in: line) == [], "\(line)")
    }
    #expect(try schema.faults(in: #"{"type":"mutant","id":"todo/save"}"#) != [])
  }

  @Test func `JUnit has a test case for each place and each scenario that was left out`() {
    var report = Self.report(text: "Done")
    report.mutants.append(Self.mutant(.timerDropped, ofAction: "scheduled action"))
    var sink = MemorySink()
    report.junit.write(into: &sink)
    #expect(
      sink.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="rehearse mutate" tests="4" failures="3" errors="1" time="0.000">
          <testsuite name="todo" tests="3" failures="3" errors="0" skipped="0" time="0.000">
            <testcase name="Add/button#Done" classname="todo" time="0.000">
              <failure type="Unnoticed" message="nothing would notice if 'Done' (button) had another text">add to a.yaml after line 5 (tried): - assert: Done</failure>
            </testcase>
            <testcase name="save" classname="todo" time="0.000">
              <failure type="Unnoticed" message="nothing would notice if 'save' (action) happened twice">1 scenario does it</failure>
            </testcase>
            <testcase name="save [2]" classname="todo" time="0.000">
              <failure type="Unnoticed" message="nothing would notice if 'save' (scheduled action) never came">1 scenario does it</failure>
            </testcase>
          </testsuite>
          <testsuite name="scenarios" tests="1" failures="0" errors="1" skipped="0" time="0.000">
            <testcase name="a.yaml:3" classname="scenarios" time="0.000">
              <error type="LeftOut" message="two runs of it differ">two runs of it differ</error>
            </testcase>
          </testsuite>
        </testsuites>

        """
    )
  }

  @Test func `a page about cases without mutants is not good, and names them`() {
    var report = MutationReport()
    report.excludedCases = [ExcludedCase(identity: Self.identity, reason: .invalid)]
    var sink = MemorySink()
    report.page.writeMarkdown(into: &sink)
    #expect(
      sink.text == """
        ## ⚠️ No bug of the apps was tried

        no mutants (0 runs of 0 scenarios)

        a.yaml:3: it can't be run

        """
    )
  }

  @Test func `reports of an interrupted survey say that they are a part`() {
    var report = Self.report(text: "Done")
    report.mutants = [report.mutants[0]]
    report.toothlessSteps = []
    report.excludedCases = []
    report.wasInterrupted = true
    var (page, junit, lines) = (MemorySink(), MemorySink(), MemorySink())
    report.page.writeMarkdown(into: &page)
    report.junit.write(into: &junit)
    report.writeJSONLines(into: &lines)
    #expect(
      page.text.hasPrefix(
        """
        ## ⚠️ Interrupted: 100 % of the bugs that were tried would be noticed

        interrupted before all mutants were run

        ###
        """
      )
    )
    #expect(
      junit.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="rehearse mutate" tests="2" failures="0" errors="1" time="0.000">
          <testsuite name="todo" tests="1" failures="0" errors="0" skipped="0" time="0.000">
            <testcase name="Add/button#Done" classname="todo" time="0.000"></testcase>
          </testsuite>
          <testsuite name="mutants" tests="1" failures="0" errors="1" skipped="0" time="0.000">
            <testcase name="interrupted" classname="mutants" time="0.000">
              <error type="Interrupted" message="interrupted before all mutants were run">interrupted before all mutants were run</error>
            </testcase>
          </testsuite>
        </testsuites>

        """
    )
    #expect(lines.text.hasSuffix(#""runs":9,"interrupted":true}\#n"#))
  }

  // MARK: A report

  private static let coverage: CoverageReport = {
    let scenario = CoverageScenario(name: "B", text: "name: B\n")
    var app = AppCoverage(app: "todo")
    for unit in CoverageUnit.allCases { app.counts[unit] = CoverageCount(covered: 1, total: 2) }
    app.gaps = CoverageUnit.allCases.map { unit in
      CoverageGap(unit: unit, screen: "Add", name: "A", id: "a", scenarioName: "B")
    }
    app.gaps[0].scenario = scenario
    app.unreachedScreens = ["Help"]
    app.crawl.limit = .depth(12)
    app.crawl.crashes = [CrawlSummary.Crash(reason: "out of range", scenario: scenario)]
    var report = CoverageReport()
    report.apps = [app, AppCoverage(app: "trivia")]
    return report
  }()

  private static let unnoticed = MutantRecord.Status.unnoticed(
    MutantRecord.FirstDifference(identity: identity, step: 2)
  )

  private static func report(text: String) -> MutationReport {
    let notice = MutantRecord.Notice(identity: identity, step: 2, isCrash: false)
    var renamed = mutant(.renamed, unnoticed, text: text)
    renamed.suggestion = MutationSuggestion(
      file: "a.yaml",
      place: .line(5),
      step: "- assert: \(text)"
    )
    var disabled = mutant(.disabled, unnoticed, text: text)
    disabled.acceptance = "nobody taps it"
    var report = MutationReport(mutants: [
      mutant(.hidden, .noticed(notice), text: text), renamed, disabled,
      mutant(.tapDead, .unchanged, text: text),
      mutant(.actionTwice, ofAction: "action"),
    ])
    let file = SourceFile(path: "a.yaml", text: "\n\n\n\n\n\n    assert: {screen: Add}")
    let span = file.span(10..<16)
    report.toothlessSteps = [
      StepRecord(command: "assert", title: "screen: Add", span: span, outcome: .passed)
    ]
    report.excludedCases = [ExcludedCase(identity: identity, reason: .runsDiffer)]
    report.caseCount = 1
    report.runCount = 9
    return report
  }

  private static func mutant(_ kind: MutationOperator, ofAction name: String) -> MutantRecord {
    MutantRecord(
      app: "todo",
      mutation: Mutation(kind, at: "save"),
      subject: MutationSubject(screen: nil, text: "save", kind: name),
      coveringCases: [identity],
      status: unnoticed
    )
  }

  private static func mutant(
    _ kind: MutationOperator,
    _ status: MutantRecord.Status,
    text: String = "Done"
  ) -> MutantRecord {
    MutantRecord(
      app: "todo",
      mutation: Mutation(kind, at: "Add/button#\(text)"),
      subject: MutationSubject(screen: "Add", text: text, kind: "button"),
      coveringCases: [identity],
      status: status
    )
  }
}
