import ScenarioRuntime

extension InspectCommand {
  /// Refuses delays that the app does not have, and warns of lengths out of their range.
  func refuseDelays(
    of app: InstalledApp,
    unless known: KnownDelays,
    with tool: Tool
  ) -> ExitStatus? {
    if !delay.isEmpty, !app.hasModel {
      tool.errors.write("rehearse: error: '--delay' is for app models, and this app has none\n")
      return .usage
    }
    if let problem = delay.lazy.compactMap({ known.problem(of: $0.name) }).first {
      return tool.show(problem)
    }
    for warning in delay.compactMap(known.warning) {
      tool.errors.write("rehearse: warning: \(warning) as '--delay' says\n")
    }
    return nil
  }
}
