package import ScenarioEvents
package import ScenarioModel

/// A scenario with all that a run of it needs: what the interpreter is given.
package struct ScenarioExecution: Sendable {
  package let scenario: Scenario
  package let app: InstalledApp

  /// The values that the scenario's names stand for.
  package let scope: Scope

  /// What the scenario lists as secret.
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
