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

  /// The argument, with its problem.
  package let detail: LaunchWarning

  package init(_ severity: Severity, _ detail: LaunchWarning) {
    self.severity = severity
    self.detail = detail
  }
}
