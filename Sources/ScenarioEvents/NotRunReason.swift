/// Why a test case was not run.
package enum NotRunReason: Sendable {
  /// Its scenario says so, with the reason.
  case skip(String)

  /// As many have failed as may.
  case earlierFailure

  /// The run was interrupted before its turn.
  case interrupted

  /// The reason in the words of the reports.
  package var text: String {
    switch self {
    case .skip(let reason): reason
    case .earlierFailure: "not run: an earlier scenario failed"
    case .interrupted: "not run: interrupted"
    }
  }
}
