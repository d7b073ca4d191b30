import ScenarioRuntime

extension SuiteContext {
  /// How a survey leaves out what has trapped before.
  var trapSettings: TrapSettings {
    var settings = TrapSettings()
    settings.note = { TrapGuard.note($0) }
    if let traps = earlierTraps { settings.trappedKeys = traps.keys }
    return settings
  }
}
