package import ScenarioEvents
import ScenarioRuntime

/// The lengths of the apps' delays in a run that the page asked for.
package struct RunTiming: Equatable, Sendable {
  /// The seed from which the lengths are drawn; nil for the usual ones.
  package var seed: UInt64?

  /// The lengths that delays take whatever the seed.
  package var delays: [DelayAssignment]

  package init(seed: UInt64? = nil, delays: [DelayAssignment] = []) {
    self.seed = seed
    self.delays = delays
  }

  /// Each delay takes its usual length.
  package static let usual = RunTiming()

  /// The options of `rehearse run` that give the same lengths:
  /// `["--timing", "random", "--seed", "7"]`.
  package var options: [String] {
    (seed.map { ["--timing", "random", "--seed", "\($0)"] } ?? [])
      + delays.flatMap { ["--delay", $0.text] }
  }

  /// The settings of a run with these lengths.
  func settings(jobs: Int = 1) -> RunSettings {
    var settings = RunSettings(jobs: jobs, timing: seed.map(RunSettings.Timing.random) ?? .nominal)
    settings.delays = delays
    return settings
  }
}
