/// How a plan is carried out.
package struct RunSettings: Sendable {
  /// How long the apps' named delays take.
  package enum Timing: Equatable, Sendable {
    case nominal

    /// Each drawn from its range. A case's delays depend on this seed, the case and the attempt,
    /// and on nothing else: not on the shard, the jobs or the other cases.
    case random(seed: UInt64)
  }

  /// How many cases are run at the same time.
  package var jobs: Int

  /// After how many failed or erroneous cases the rest is skipped; nil for never.
  package var greatestFailureCount: Int?

  /// How often a failed case is tried again.
  package var retries: Int
  package var timing: Timing

  package init(
    jobs: Int = 1,
    greatestFailureCount: Int? = nil,
    retries: Int = 0,
    timing: Timing = .nominal
  ) {
    self.jobs = max(1, jobs)
    self.greatestFailureCount = greatestFailureCount
    self.retries = max(0, retries)
    self.timing = timing
  }
}
