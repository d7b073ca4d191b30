/// Why a run ends before all of its cases were run, in the words of the reports.
enum NotRunReason {
  static let interrupted = "not run: interrupted"
  static let earlierFailure = "not run: an earlier scenario failed"
}
