package import AppModelKit
package import ScenarioDiagnostics
import ScenarioModel
package import ScenarioRuntime

/// What `rehearse run` would run of some paths, for the tests of a team's own package.
package struct TestPlan: Sendable {
  package let cases: [PlannedCase]

  /// Reads the configuration and the files, as every command does.
  package init(paths: [String], apps: [any AppModel.Type]) throws(TestPlanProblem) {
    let context = SuiteContext()
    let catalog = AppCatalog(apps.map(InstalledApp.init))
    let errors = context.configuration.problems(among: catalog).filter(\.isError)
    guard errors.isEmpty else { throw .configuration(errors) }
    do throws(UsageProblem) {
      let discovery = FileDiscovery(try ScenarioPath.all(paths), in: context.workspace)
      cases = try discovery.narrowing(Self.plan(of: discovery, in: context, catalog)).cases
    } catch {
      throw .path(error)
    }
    if cases.isEmpty { throw .nothingToRun(paths) }
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
  case configuration([Diagnostic])
  case nothingToRun([String])
  case path(UsageProblem)

  package var description: String {
    switch self {
    case .configuration(let diagnostics): DiagnosticRenderer(style: .plain).render(diagnostics)
    case .nothingToRun(let paths): "there is no scenario in \(paths.joined(separator: ", "))"
    case .path(let problem): problem.text
    }
  }
}
