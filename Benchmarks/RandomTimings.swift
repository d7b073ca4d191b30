import BuiltInApps
import ScenarioLoading
import ScenarioRuntime
import ScenarioTestSupport

/// Runs of scenarios at random timings, which must end as explorations say.
struct RandomTimings {
  /// The number of timings of each test case.
  private static let count = 1_000

  private let plan: RunPlan

  /// Reads the scenarios of a folder.
  init(of folder: String) {
    let workspace = Workspace(workingDirectory: FileSystem.resolved(".") ?? "/")
    let loader = SuiteLoader(
      catalog: AppCatalog(BuiltInApps.all.map(InstalledApp.init)),
      workspace: workspace
    )
    plan = loader.load(FileDiscovery([folder], in: workspace)).plan
  }

  /// Whether each run ends as the exploration of its case says; prints what does not, and a summary.
  func areAsExplored() -> Bool {
    let cases = plan.cases.compactMap(CornerTimings.init)
    let surprises = cases.enumerated().compactMap { number, timings in
      timings.surprise(among: Self.count, seed: UInt64(number))
    }
    for surprise in surprises { print("not explored: \(surprise)") }
    print("\(cases.count) test cases at \(Self.count) timings each, \(surprises.count) surprises")
    return surprises.isEmpty && !cases.isEmpty
  }
}
