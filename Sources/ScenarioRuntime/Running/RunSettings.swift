package import ScenarioEvents

/// The settings of a run: its jobs, retries, repetitions and timing.
package struct RunSettings: Sendable {
  /// How long the apps' named delays take.
  package enum Timing: Equatable, Sendable {
    case nominal

    /// Each drawn from its range. A case's delays depend on this seed, the case, the attempt and
    /// the repetition, and on nothing else: not on the shard, the jobs or the other cases.
    case random(seed: UInt64)
  }

  /// The number of cases that run at the same time.
  package let jobs: Int

  /// After how many failed or erroneous cases the rest is skipped; nil for never.
  package var greatestFailureCount: Int?

  /// How often a failed case is tried again.
  package let retries: Int
  package var timing: Timing

  /// The lengths that delays take whatever the timing.
  package var delays: [DelayAssignment] = []

  /// Receives the delays that can't have these lengths; nil if nobody asks.
  package var strayDelays: StrayDelayLog?

  /// Which of the events that are due at one instant happens next, for each such instant.
  package var choices: [Int] = []

  /// What gives delays their lengths, if any is given.
  var script: DelayScript? {
    delays.isEmpty && choices.isEmpty ? nil : DelayScript(delays, choices: choices)
  }

  /// Whether the screen after each step is kept.
  package var keepsScreens = false

  /// Whether every screen of a run is kept.
  package var keepsFilm = false

  /// The number of times that each case is run, passed or failed.
  package let repetitions: Int

  /// How much of their timeout waits must have left; nil for as little as it may be.
  package var waitMargin: WaitMargin?

  /// After how many steps a case is taken to run in circles.
  package var greatestStepCount = StepLog.greatestCount

  /// How cases are explored at every timing, if they are.
  package var exploring: ExploringSettings?

  /// The places that run the cases.
  package var places = RunPlaces.models

  /// The cases that are not run, because they have ended the process before.
  package var trappedCases = TrappedCases()

  package init(
    jobs: Int = 1,
    greatestFailureCount: Int? = nil,
    retries: Int = 0,
    timing: Timing = .nominal,
    repetitions: Int = 1,
    waitMargin: WaitMargin? = nil
  ) {
    self.jobs = max(1, jobs)
    self.greatestFailureCount = greatestFailureCount
    self.retries = max(0, retries)
    self.timing = timing
    self.repetitions = max(1, repetitions)
    self.waitMargin = waitMargin
  }
}
