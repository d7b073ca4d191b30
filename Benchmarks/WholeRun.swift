import AppModelKit
import BuiltInApps
import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel
import ScenarioReports
import ScenarioRuntime

/// The whole way from bytes to the console and to JUnit, one scenario after the other.
struct WholeRun {
  let planner: Planner

  init(apps: [any AppModel.Type] = BuiltInApps.all) {
    planner = Planner(catalog: AppCatalog(apps.map(InstalledApp.init)))
  }

  func run(_ files: [SourceFile]) {
    var (console, junit) = (ConsoleReport(), JUnitReport())
    var (output, sink) = (MemorySink(), MemorySink())
    func receive(_ event: RunEvent) {
      console.receive(event, into: &output)
      junit.receive(event, into: &sink)
    }
    receive(.runStarted(RunHeader()))
    for file in files {
      let copy = SourceFile(path: file.path, bytes: file.bytes)
      for planned in planner.plan(Self.source(copy)).cases {
        let record = CaseExecution(planned).record()
        precondition(record.verdict == .passed, "the benchmarks' scenarios must pass")
        receive(.caseFinished(record))
      }
    }
    receive(.runFinished(RunFooter()))
  }

  /// What a file holds, as the planner takes it.
  static func source(_ file: SourceFile) -> PlanSource {
    let decoded = ScenarioDecoder.decode(file)
    let scenarios =
      switch decoded.content {
      case .scenario(let scenario): [scenario]
      case .suite(let suite): suite.scenarios.map { $0.inheriting(from: suite.header) }
      case .vocabulary, nil: []
      }
    return PlanSource(
      file: file,
      entries: scenarios.map { PlanSource.Entry($0, words: .empty) },
      diagnostics: decoded.diagnostics
    )
  }
}

extension InstalledApp {
  fileprivate init(_ type: any AppModel.Type) {
    self.init(description: type.description) { request throws(LaunchFailure) in
      try type.launch(request)
    }
  }
}
