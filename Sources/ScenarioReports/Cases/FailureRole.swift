/// The role of a failed step in its attempt, which decides how much reports show of it.
enum FailureRole {
  /// It decided the verdict: how the screen looked belongs to it.
  case decisive

  /// Another one did, or the step did not fail.
  case ordinary

  /// - Parameters:
  ///   - index: The step that failed, if it failed.
  ///   - decisive: The step that decided the verdict, if one did.
  init(ofStep index: Int, decisive: Int?) {
    self = index == decisive ? .decisive : .ordinary
  }
}
