import BuiltInApps
import Foundation
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioLoading
import ScenarioReports
import ScenarioRuntime
import ScenarioTestSupport
import Testing

struct PlanKeepingTests {
  private static let settings = [
    RunSettings(jobs: 1),
    RunSettings(jobs: 3, retries: 1, timing: .random(seed: 7)),
    RunSettings(jobs: 2, greatestFailureCount: 5, repetitions: 2),
  ]

  @Test(arguments: ["Scenarios", "Tests/RehearseTests/Fixtures"], settings)
  func `reports are the same whether plans are held or made again`(
    folder: String,
    settings: RunSettings
  ) {
    let held = Self.reports(on: folder, .all, settings)
    let madeAgain = Self.reports(on: folder, .upTo(fileBytes: 0), settings)
    let someHeld = Self.reports(on: folder, .upTo(fileBytes: 7_000), settings)
    // The reports are too long to be shown.
    #expect(zip(held, madeAgain).map { $0 == $1 } == Array(repeating: true, count: held.count))
    #expect(zip(held, someHeld).map { $0 == $1 } == Array(repeating: true, count: held.count))
  }

  @Test(arguments: [1, 2, 3])
  func `files are told of in the same order however many are read at a time`(jobs: Int) {
    let suite = Self.suite(of: "Tests/RehearseTests/Fixtures", .upTo(fileBytes: 0), jobs: jobs)
    let alone = Self.suite(of: "Tests/RehearseTests/Fixtures", .all, jobs: 1)
    #expect(suite.plan.cases.map(\.identity) == alone.plan.cases.map(\.identity))
    #expect(suite.diagnostics.map(\.path) == alone.diagnostics.map(\.path))
  }

  private static func suite(
    of folder: String,
    _ keeping: PlanKeeping,
    jobs: Int
  ) -> LoadedSuite {
    let workspace = Workspace(workingDirectory: Repository.root.path)
    let loader = SuiteLoader(
      catalog: AppCatalog(BuiltInApps.all.map(InstalledApp.init)),
      workspace: workspace,
      keeping: keeping
    )
    let folder = Repository.root.appending(path: folder).path
    return loader.load(FileDiscovery([folder], in: workspace), jobs: jobs)
  }

  private static func reports(
    on folder: String,
    _ keeping: PlanKeeping,
    _ settings: RunSettings
  ) -> [String] {
    let suite = suite(of: folder, keeping, jobs: settings.jobs)
    var reports: [any Report] = [
      ConsoleReport(options: ConsoleOptions(detail: .steps)), JUnitReport(), HTMLReport(),
      JSONLinesReport(), MarkdownReport(),
    ]
    var sinks = reports.map { _ in MemorySink() }
    func receive(_ event: RunEvent) {
      for index in reports.indices { reports[index].receive(event, into: &sinks[index]) }
    }
    Runner(suite.plan, settings: settings).run(receive)
    return sinks.map(\.text)
  }
}
