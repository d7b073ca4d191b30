import ScenarioModel

/// A scenario's header with its defaults and values filled in.
struct Settings {
  /// How long waits and gestures wait at most, unless a step says otherwise.
  var timeout: Duration = .seconds(5)

  /// The moment of the session's clock up to which steps may run.
  var limit: Duration = .seconds(600)

  /// How much app time the body, and then again the teardown, may take.
  var timeLimit: Duration = .seconds(600)
  var continuesAfterFailure = false
  var settling: Header.Settling = .idle

  init() {}

  init(_ header: Header, in scope: Scope) throws(ValueFault) {
    if let setting = header.timeout { timeout = try scope.duration(setting) }
    if let setting = header.timeLimit { timeLimit = try scope.duration(setting) }
    limit = timeLimit
    if let flag = header.continuesAfterFailure {
      continuesAfterFailure = try scope.boolean(flag)
    }
    if let setting = header.settling { settling = try scope.word(setting) }
  }
}
