package import ScenarioEvents

/// How test cases are explored.
package struct ExploringSettings: Sendable {
  /// The maximum number of runs for each test case.
  package var budget: Int

  /// The number of timings that are drawn at random if the search does not finish.
  package var sampleCount: Int

  /// What these timings depend on.
  package var seed: UInt64

  /// The lengths of delays that are explored.
  package var ranges: DelayRanges

  /// Whether a case fails if not every timing was tried.
  package var requiresProof = false

  /// Whether the screen after each step is kept.
  package var keepsScreens = false

  /// Whether to try changes that make a scenario pass at every timing.
  package var triesCures: Bool

  /// Receives the number of runs so far of a test case's search now and then, on any thread.
  package var progress: @Sendable (CaseIdentity, Int) -> Void = { _, _ in }

  package init(
    budget: Int = 20_000,
    sampleCount: Int = 3_000,
    seed: UInt64 = 0,
    ranges: DelayRanges = DelayRanges(),
    triesCures: Bool = true
  ) {
    self.budget = budget
    self.sampleCount = sampleCount
    self.seed = seed
    self.ranges = ranges
    self.triesCures = triesCures
  }
}
