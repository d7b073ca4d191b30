import AppModelKit
import ScenarioDiagnostics
import ScenarioLoading
import ScenarioRuntime

/// The test cases that `rehearse run` would run for some paths.
///
/// The tags of `rehearse.yaml` select among them. A file with errors is a test case that fails with
/// them. Warnings are left out; `rehearse check` shows them.
struct TestPlan: Sendable {
  let cases: [PlannedCase]

  init(paths: [String], apps: [any AppModel.Type]) throws(TestPlanProblem) {
    let workspace = Workspace.current
    let configuration = WorkspaceConfiguration(of: workspace)
    let catalog = AppCatalog(apps.map(InstalledApp.init))
    guard catalog.problems.isEmpty else { throw .apps(catalog.problems) }
    let errors = configuration.problems(among: catalog).filter(\.isError)
    guard errors.isEmpty else { throw .configuration(errors) }
    if paths.isEmpty { throw .path(.noPath) }
    let found: RunPlan
    do throws(PathProblem) {
      let discovery = FileDiscovery(try ScenarioPath.all(paths), in: workspace)
      found = try discovery.narrowing(
        Self.plan(of: discovery, in: workspace, configuration, catalog)
      )
      cases = Selection(tagsOf: configuration).apply(to: found).plan.cases
    } catch {
      throw .path(error)
    }
    if cases.isEmpty { throw .nothingToRun(paths, foundCount: found.cases.count) }
  }

  private static func plan(
    of discovery: FileDiscovery,
    in workspace: Workspace,
    _ configuration: WorkspaceConfiguration,
    _ catalog: AppCatalog
  ) -> RunPlan {
    let loader = SuiteLoader(
      catalog: catalog,
      workspace: workspace,
      defaults: PlanDefaults(header: configuration.header)
    )
    return loader.load(discovery).plan
  }
}

/// The reason why a test has no scenario to run.
enum TestPlanProblem: Error, CustomStringConvertible {
  case apps([String])
  case configuration([Diagnostic])

  /// No scenario was found, or the tags of `rehearse.yaml` exclude all that were.
  case nothingToRun([String], foundCount: Int)
  case path(PathProblem)

  var description: String {
    switch self {
    case .apps(let problems): problems.joined(separator: "\n")
    case .configuration(let diagnostics): DiagnosticRenderer(style: .plain).render(diagnostics)
    case .nothingToRun(let paths, let count):
      Self.emptiness(foundCount: count) + " in " + paths.joined(separator: ", ")
    case .path(let problem): problem.text
    }
  }

  private static func emptiness(foundCount: Int) -> String {
    switch foundCount {
    case 0: "there is no scenario"
    case 1: "the tags of rehearse.yaml leave out the only scenario"
    default: "the tags of rehearse.yaml leave out all \(foundCount) scenarios"
    }
  }
}
