/// Facts about a run that are known before it begins.
///
/// A reproducible run has no timestamp, machine, command line, job or links: two of them write the
/// same bytes.
package struct RunHeader: Sendable {
  /// The moment at which the run began, `YYYY-MM-DDThh:mm:ssZ`.
  package var timestamp: String?

  /// The machine's name.
  package var hostname: String?

  /// The seed of random timing and order, if the run has either.
  package var seed: UInt64?

  /// The version of the tool: `0.1.0`.
  package var version: String?

  /// The command line as it can be given to a shell again, without the values of variables.
  package var commandLine: String?

  /// The CI job that the run belongs to.
  package var job: CIJob?

  /// Where places in files link to.
  package var sourceLinks: SourceLinks?

  /// The places that run the test cases; empty if only app models run.
  package var places: [PlaceDescription] = []

  /// The names of the places that every test case was to run in; none if each app chose its own.
  package var wantedPlaces: [String] = []

  /// The least time that the run takes by the machine's clock if every test case passes; zero if it is
  /// not known.
  package var leastRealTime = Duration.zero

  /// How the command line chose the timing, for commands that run a test case again.
  package var timing = TimingChoice()

  package init(timestamp: String? = nil, hostname: String? = nil, seed: UInt64? = nil) {
    self.timestamp = timestamp
    self.hostname = hostname
    self.seed = seed
  }
}

/// Facts about a run that are known at its end.
package struct RunFooter: Sendable {
  /// How long the run took on the wall's clock, or nil in a reproducible run.
  package var wallTime: Duration?

  package init(wallTime: Duration? = nil) { self.wallTime = wallTime }
}

/// How a command line chose the lengths of delays, and how much of its timeout a wait has to leave.
package struct TimingChoice: Sendable {
  /// The words of `rehearse run`: `["--delay", "network=0ms", "--wait-margin", "20%"]`, or
  /// `["--replay", "a.json"]`.
  package let options: [String]

  /// The lengths of delays as the option `--delay` has them; nil if that can't say all of the timing.
  package let delays: [String]?

  /// The usual lengths.
  package init() { self.init(options: [], delays: []) }

  package init(options: [String], delays: [String]?) {
    self.options = options
    self.delays = delays
  }
}
