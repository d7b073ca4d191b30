package import AppModelKit
package import ScenarioDiagnostics
import ScenarioModel
package import ScenarioRuntime

/// What `rehearse run` would run of some paths, for the tests of a team's own package.
///
/// The configuration's tags choose. Errors stand in the cases of their files; warnings are left out,
/// which `rehearse check` tells.
package struct TestPlan: Sendable {
  package let cases: [PlannedCase]

  /// Reads the configuration and the files, as every command does.
  package init(paths: [String], apps: [any AppModel.Type]) throws(TestPlanProblem) {
    let context = SuiteContext()
    let catalog = AppCatalog(apps.map(InstalledApp.init))
    guard catalog.problems.isEmpty else { throw .apps(catalog.problems) }
    let errors = context.configuration.problems(among: catalog).filter(\.isError)
    guard errors.isEmpty else { throw .configuration(errors) }
    if paths.isEmpty { throw .path(.noPath) }
    let found: RunPlan
    do throws(UsageProblem) {
      let discovery = FileDiscovery(try ScenarioPath.all(paths), in: context.workspace)
      found = try discovery.narrowing(Self.plan(of: discovery, in: context, catalog))
      cases = Selection(tagsOf: context.configuration).apply(to: found).plan.cases
    } catch {
      throw .path(error)
    }
    if cases.isEmpty { throw .nothingToRun(paths, foundCount: found.cases.count) }
  }

  private static func plan(
    of discovery: FileDiscovery,
    in context: SuiteContext,
    _ catalog: AppCatalog
  ) -> RunPlan {
    let loader = SuiteLoader(
      catalog: catalog,
      workspace: context.workspace,
      defaults: PlanDefaults(header: context.configuration.configuration.header)
    )
    return loader.load(discovery).plan
  }
}

/// Why there is nothing that a test could run.
package enum TestPlanProblem: Error, CustomStringConvertible {
  /// The app models can't be used.
  case apps([String])
  case configuration([Diagnostic])

  /// Nothing was found, or the configuration's tags leave out what was.
  case nothingToRun([String], foundCount: Int)
  case path(UsageProblem)

  package var description: String {
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
