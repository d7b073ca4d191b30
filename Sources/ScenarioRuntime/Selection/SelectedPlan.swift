package import ScenarioDiagnostics

/// The part of a plan that a selection chooses.
package struct SelectedPlan: Sendable {
  package private(set) var plan: RunPlan

  /// Tags that no scenario has.
  package let diagnostics: [Diagnostic]

  /// Whether there was something to run, but not in this shard.
  package let isEmptyShard: Bool

  /// How many cases failed last time, if only these are wanted; with none, all are chosen.
  package let lastFailed: LastFailed?

  /// The number of cases that are known to have failed.
  package struct LastFailed: Equatable, Sendable {
    package let count: Int

    /// How many of them another shard has as well.
    package let ofOtherShards: Int

    /// How many cases the rest of the selection chooses, in all shards.
    package let total: Int
  }

  /// Returns the plan with only a part of its cases, such as those that a change concerns.
  ///
  /// To select from a part instead would divide it into shards again.
  package func narrowed(_ narrow: (RunPlan) -> RunPlan) -> SelectedPlan {
    var narrowed = self
    narrowed.plan = narrow(plan)
    return narrowed
  }
}
