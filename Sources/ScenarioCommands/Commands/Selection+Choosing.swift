import ScenarioRuntime

extension Selection {
  /// What the configuration chooses where nothing else is asked for.
  init(tagsOf configuration: WorkspaceConfiguration) {
    self.init(
      tags: .any(of: configuration.includedTags),
      excludedTags: .any(of: configuration.excludedTags)
    )
  }

  /// The chosen part of a plan, for those who tell people why there is none.
  func choice(from plan: RunPlan) throws(UsageProblem) -> SelectedPlan {
    do throws(UnsearchableName) {
      return try apply(to: plan)
    } catch {
      throw .unsearchable(error)
    }
  }
}
