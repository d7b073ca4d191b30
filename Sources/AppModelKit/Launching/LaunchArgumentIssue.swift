/// Something wrong or odd about a launch argument.
package struct LaunchArgumentIssue: Hashable, Sendable {
  /// Whether the app can start all the same.
  package enum Severity: Hashable, Sendable {
    /// It can.
    case warning

    /// It can't.
    case error
  }

  /// Whether the app can start all the same.
  package let severity: Severity

  /// A phrase that describes the problem.
  package let reason: String

  /// The index of the argument that it is about.
  package let argument: Int

  /// What to write instead, as a phrase.
  package let suggestion: String?

  /// The index of the same argument where it is given before.
  package let earlier: Int?

  /// An issue with the argument at an index.
  package init(
    _ severity: Severity,
    _ reason: String,
    argument: Int,
    suggestion: String? = nil,
    earlier: Int? = nil
  ) {
    self.severity = severity
    self.reason = reason
    self.argument = argument
    self.suggestion = suggestion
    self.earlier = earlier
  }
}
