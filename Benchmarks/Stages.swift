import BuiltInApps
import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel
import ScenarioReports
import ScenarioRuntime
import ScenarioYAML

/// The stages in the order of a scenario's way through them.
///
/// Each gets the output of the one before.
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

  /// The whole way from bytes to the console and to JUnit, in batches as the tool goes it: all is
  /// planned before the first scenario runs.
  private func runWhole() {
    var (console, junit) = (ConsoleReport(), JUnitReport())
    var (output, sink) = (MemorySink(), MemorySink())
    func receive(_ event: RunEvent) {
      console.receive(event, into: &output)
      junit.receive(event, into: &sink)
    }
    let cases = files.batches.flatMap(plan)
    receive(.runStarted(RunHeader()))
    for batch in cases.batches {
      let records = batch.map { CaseExecution($0).record() }
      for record in records { receive(.caseFinished(record)) }
    }
    receive(.runFinished(RunFooter()))
  }

  private func plan(_ files: ArraySlice<SourceFile>) -> [PlannedCase] {
    let sources = files.map { SourceFile(path: $0.path, bytes: $0.bytes) }.compactMap(Self.source)
    return sources.flatMap { planner.plan($0).cases }
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

extension Array {
  fileprivate var batches: [ArraySlice<Element>] {
    let size = 64
    return stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
  }
}
