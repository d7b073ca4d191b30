package import ScenarioEvents
package import ScenarioModel

/// A scenario with everything that the interpreter needs to run it.
package struct ScenarioExecution: Sendable {
  package let scenario: Scenario
  package let app: InstalledApp

  /// The values that the scenario's names stand for.
  package let scope: Scope

  /// The secrets that the scenario lists.
  package let secrets: Secrets

  /// Reads the files that launch arguments name.
  package let loadData: DataLoader

  package init(
    _ scenario: Scenario,
    app: InstalledApp,
    scope: Scope = Scope(),
    secrets: Secrets = Secrets(),
    loadData: @escaping DataLoader = noFiles
  ) {
    self.scenario = scenario
    self.app = app
    self.scope = scope
    self.secrets = secrets
    self.loadData = loadData
  }
}
