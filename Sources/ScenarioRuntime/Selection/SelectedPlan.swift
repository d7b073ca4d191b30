package import ScenarioDiagnostics

/// What a selection leaves of a plan.
package struct SelectedPlan: Sendable {
  package let plan: RunPlan

  /// Tags that no scenario has.
  package let diagnostics: [Diagnostic]

  /// Whether there was something to run, but not in this shard.
  package let isEmptyShard: Bool

  /// How many cases failed last time, if only these are wanted; with none, all are chosen.
  package let lastFailed: LastFailed?

  /// A number of cases among others.
  package struct LastFailed: Equatable, Sendable {
    package let count: Int

    /// How many are chosen otherwise.
    package let total: Int

    package init(count: Int, of total: Int) {
      self.count = count
      self.total = total
    }
  }
}
