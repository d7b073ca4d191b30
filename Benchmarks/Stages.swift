import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioReports
import ScenarioRuntime
import ScenarioYAML

/// The stages in the order in which a scenario goes through them, each given what the one before
/// made.
struct Stages {
  private let files: [SourceFile]
  private let sources: [PlanSource]
  private let cases: [PlannedCase]
  private let records: [CaseRecord]
  private let whole = WholeRun()

  init(of corpus: Corpus) {
    files = corpus.files
    sources = files.map(WholeRun.source)
    cases = sources.flatMap { [whole] in whole.planner.plan($0).cases }
    records = cases.map { CaseExecution($0).record() }
    precondition(
      records.count == corpus.count && records.allSatisfy { $0.verdict == .passed },
      "the benchmarks' scenarios must pass"
    )
  }

  var all: [Stage] {
    [
      Stage(name: "libyaml alone") { for file in files { LibYAML.readEvents(of: file.bytes) } },
      Stage(name: "parse") { for file in files { _ = YAMLReader.read(file) } },
      Stage(name: "parse, decode") { for file in files { _ = ScenarioDecoder.decode(file) } },
      Stage(name: "plan, check") { for source in sources { _ = whole.planner.plan(source) } },
      Stage(name: "run") { for planned in cases { _ = CaseExecution(planned).record() } },
      Stage(name: "report: console") { report(ConsoleReport()) },
      Stage(name: "report: JUnit") { report(JUnitReport()) },
      Stage(name: "report: HTML") { report(HTMLReport()) },
      Stage(name: "report: JSON lines") { report(JSONLinesReport()) },
      Stage(name: "report: Markdown") { report(MarkdownReport()) },
      Stage(name: "all, with JUnit") { whole.run(files) },
    ]
  }

  private func report(_ report: some Report) {
    var (report, sink) = (report, MemorySink())
    report.receive(.runStarted(RunHeader()), into: &sink)
    for record in records { report.receive(.caseFinished(record), into: &sink) }
    report.receive(.runFinished(RunFooter()), into: &sink)
  }
}
