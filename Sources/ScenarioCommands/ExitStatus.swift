/// The exit status of the tool.
///
/// Users' scripts depend on these numbers.
enum ExitStatus: Int32, Sendable {
  /// Everything passed or was skipped.
  case success = 0

  /// At least one scenario failed.
  case failure = 1

  /// At least one file is invalid or may not have its warning, or a scenario could not be run.
  case error = 2

  /// A report or another file could not be written.
  case reportNotWritten = 3

  /// There was nothing to run.
  case nothingToRun = 4

  /// The command line is wrong.
  case usage = 64

  /// The meaning of the numbers, for help.
  static let legend = """
    Exit status: 0 all passed, 1 a scenario failed (or was flaky, with --fail-on-flaky), 2 a file is \
    invalid (or has a warning, with --fail-on-warnings) or a scenario could not run, 3 a report could \
    not be written, 4 nothing to run, 64 wrong usage, 128 + n ended by signal n.
    """

  /// Returns the most severe of several statuses, with which the run ends.
  static func gravest(of statuses: [ExitStatus]) -> ExitStatus {
    let order: [ExitStatus] = [.usage, .reportNotWritten, .error, .failure, .nothingToRun]
    return order.first(where: statuses.contains) ?? .success
  }
}
