import BuiltInApps
import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel
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
  private let planner = Planner(catalog: AppCatalog(BuiltInApps.all.map(InstalledApp.init)))

  init(of corpus: Corpus) {
    files = corpus.files
    sources = files.compactMap(Self.source)
    cases = sources.flatMap { [planner] in planner.plan($0).cases }
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
      Stage(name: "plan, check") { for source in sources { _ = planner.plan(source) } },
      Stage(name: "run") { for planned in cases { _ = CaseExecution(planned).record() } },
      Stage(name: "report: console") { report(ConsoleReport()) },
      Stage(name: "report: JUnit") { report(JUnitReport()) },
      Stage(name: "report: HTML") { report(HTMLReport()) },
      Stage(name: "report: JSON lines") { report(JSONLinesReport()) },
      Stage(name: "report: Markdown") { report(MarkdownReport()) },
      Stage(name: "all, with JUnit") { runWhole() },
    ]
  }

  private func report(_ report: some Report) {
    var (report, sink) = (report, MemorySink())
    report.receive(.runStarted(RunHeader()), into: &sink)
    for record in records { report.receive(.caseFinished(record), into: &sink) }
    report.receive(.runFinished(RunFooter()), into: &sink)
  }

  /// One scenario after the other, from bytes to the console and to JUnit.
  private func runWhole() {
    var (console, junit) = (ConsoleReport(), JUnitReport())
    var (output, sink) = (MemorySink(), MemorySink())
    func receive(_ event: RunEvent) {
      console.receive(event, into: &output)
      junit.receive(event, into: &sink)
    }
    receive(.runStarted(RunHeader()))
    for file in files {
      let copy = SourceFile(path: file.path, bytes: file.bytes)
      for planned in Self.source(copy).map({ planner.plan($0).cases }) ?? [] {
        receive(.caseFinished(CaseExecution(planned).record()))
      }
    }
    receive(.runFinished(RunFooter()))
  }

  private static func source(_ file: SourceFile) -> PlanSource? {
    let decoded = ScenarioDecoder.decode(file)
    guard case .scenario(let scenario) = decoded.content else { return nil }
    return PlanSource(
      file: file,
      entries: [PlanSource.Entry(scenario, words: .empty)],
      diagnostics: decoded.diagnostics
    )
  }
}
