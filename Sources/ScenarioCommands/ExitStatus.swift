/// How the tool ends; people's scripts depend on these numbers.
enum ExitStatus: Int32, Sendable {
  /// Everything passed or was skipped.
  case success = 0

  /// At least one scenario failed.
  case failure = 1

  /// At least one file is invalid, or a scenario could not be run.
  case error = 2

  /// A report could not be written.
  case reportNotWritten = 3

  /// There was nothing to run.
  case nothingToRun = 4

  /// The command line is wrong.
  case usage = 64

  /// The one of several that a run ends with: what is graver for whoever waits comes first.
  static func gravest(of statuses: [ExitStatus]) -> ExitStatus {
    let order: [ExitStatus] = [.usage, .reportNotWritten, .error, .failure, .nothingToRun]
    return order.first(where: statuses.contains) ?? .success
  }
}
