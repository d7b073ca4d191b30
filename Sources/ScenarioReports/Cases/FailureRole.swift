import ScenarioEvents

/// What a failed step is to its attempt, as which reports tell more or less of it.
enum FailureRole {
  /// It decided the verdict: how the screen looked belongs to it.
  case decisive

  /// Another step did, such as one of a teardown.
  case ordinary
}

extension Attempt {
  /// What a failure is if the step at an index has it.
  func failureRole(ofStep index: Int) -> FailureRole {
    failure?.step == index ? .decisive : .ordinary
  }
}
