import ScenarioRuntime

extension InspectCommand {
  /// Refuses delays that the app does not have, and warns of lengths out of their range.
  func refuseDelays(
    of app: InstalledApp,
    unless known: KnownDelays,
    with tool: Tool
  ) -> ExitStatus? {
    if !delay.isEmpty, !app.hasModel {
      return tool.fail("'--delay' is for app models, and this app has none")
    }
    return tool.refuse(delay, unless: known)
  }
}
