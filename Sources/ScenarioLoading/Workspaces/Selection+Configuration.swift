package import ScenarioRuntime

extension Selection {
  /// Selects by the tags of the configuration.
  package init(tagsOf configuration: WorkspaceConfiguration) {
    self.init(
      tags: .any(of: configuration.includedTags),
      excludedTags: .any(of: configuration.excludedTags)
    )
  }
}
