import ScenarioRuntime

extension Selection {
  /// What the configuration chooses where nothing else is asked for.
  init(tagsOf configuration: WorkspaceConfiguration) {
    self.init(
      tags: .any(of: configuration.includedTags),
      excludedTags: .any(of: configuration.excludedTags)
    )
  }
}
