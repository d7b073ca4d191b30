import ScenarioModel

/// A scenario's header with its defaults and values filled in.
struct Settings {
  /// How long waits and gestures wait at most, unless a step says otherwise.
  var timeout: Duration = .seconds(5)

  /// The moment of the session's clock up to which steps may run.
  var limit: Duration = .seconds(600)
  var continuesAfterFailure = false
  var settling: Scenario.Settling = .idle

  init() {}

  init(_ scenario: Scenario, in scope: Scope) throws(ValueFault) {
    if let setting = scenario.timeout { timeout = try scope.duration(setting) }
    if let setting = scenario.timeLimit { limit = try scope.duration(setting) }
    if let flag = scenario.continuesAfterFailure {
      continuesAfterFailure = try scope.boolean(flag)
    }
    settling = scenario.settling ?? .idle
  }
}
