/// Something wrong or odd about a launch argument.
public struct LaunchArgumentIssue: Hashable, Sendable {
  /// Whether the app can start all the same.
  public enum Severity: Hashable, Sendable {
    /// It can.
    case warning

    /// It can't.
    case error
  }

  /// Whether the app can start all the same.
  public let severity: Severity

  /// What is wrong, as one phrase.
  public let reason: String

  /// The index of the argument that it is about.
  public let argument: Int

  /// What to write instead, as a phrase.
  public let suggestion: String?

  /// An issue with the argument at an index.
  public init(
    _ severity: Severity,
    _ reason: String,
    argument: Int,
    suggestion: String? = nil
  ) {
    self.severity = severity
    self.reason = reason
    self.argument = argument
    self.suggestion = suggestion
  }
}
