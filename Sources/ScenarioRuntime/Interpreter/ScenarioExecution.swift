import AppModelKit
package import ScenarioEvents
package import ScenarioModel

/// A scenario with everything that the interpreter needs to run it.
package struct ScenarioExecution: Sendable {
  package let scenario: Scenario
  package let app: InstalledApp

  /// The values that the scenario's names stand for.
  package let scope: Scope

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

  /// The same with another scenario.
  package func with(_ scenario: Scenario) -> ScenarioExecution {
    ScenarioExecution(scenario, app: app, scope: scope, secrets: secrets, loadData: loadData)
  }

  /// The same with other vocabulary entries.
  func with(words: WordScope) -> ScenarioExecution {
    var scope = scope
    scope.words = words
    return ScenarioExecution(scenario, app: app, scope: scope, secrets: secrets, loadData: loadData)
  }

  /// An interpreter that runs the scenario on the app's model.
  ///
  /// - Parameters:
  ///   - timing: The lengths of delays that the scheduler does not decide.
  ///   - scheduler: Decides the lengths of delays and the order of events.
  ///   - instrument: Watches or changes the app.
  ///   - isInterrupted: Whether the run must end before its next step.
  /// - Returns: The interpreter, before the app's launch.
  func interpreter(
    timing: DelayTiming = .nominal,
    scheduledBy scheduler: (any EventScheduler)? = nil,
    with instrument: Instrument? = nil,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) -> Interpreter<InProcessSession> {
    let session = InProcessSession(
      app,
      timing: timing,
      scheduler: scheduler,
      instrument: instrument,
      loadData: loadData
    )
    return Interpreter(
      scenario,
      session: session,
      scope: scope,
      secrets: secrets,
      isInterrupted: isInterrupted
    )
  }
}
