import AppModelKit
import ScenarioEvents

/// A run with drawn delays that failed.
struct DrawnFailure {
  /// The maximum number of runs for finding the lengths of one delay.
  private static let budget = 50

  private let planned: PlannedCase
  private let execution: ScenarioExecution
  private let region: TimingRegion

  init(
    _ attempt: Attempt,
    of planned: PlannedCase,
    _ execution: ScenarioExecution,
    _ drawn: [DrawnDelay]
  ) {
    self.planned = planned
    self.execution = execution
    region = TimingRegion(
      attempt: attempt,
      ending: RunEnding(attempt, of: planned),
      delays: drawn.enumerated().map { ExploredDelay($1, number: $0 + 1) },
      zone: Zone()
    )
  }

  /// How to see the failure again without a seed, if that is known.
  var advice: String? {
    let causes = causes
    if causes.isEmpty { return nil }
    let subject = causes.count == 1 ? "one delay is enough" : "\(causes.count) delays are enough"
    return "\(subject) for this failure: \(planned.identity.command(with: causes))"
  }

  /// The delays that lead to the failure if all others take their usual length.
  ///
  /// Empty if the case also fails at the usual timing, or does not fail again with the same delays.
  private var causes: [DelayCause] {
    let explorer = TimingExplorer(planned: planned, execution: execution, budget: Self.budget)
    let usual = explorer.record(with: [])
    guard RunEnding(usual) != region.ending else { return [] }
    let causes = DelayShrinker(explorer, usual: usual, [region]).causes(of: region).causes
    let shown = explorer.record(with: causes.map(\.assignment))
    return RunEnding(shown) == region.ending ? causes : []
  }
}

extension ExploredDelay {
  /// A delay that was drawn, not explored.
  fileprivate init(_ drawn: DrawnDelay, number: Int) {
    self.init(
      name: drawn.delay.name,
      occurrence: drawn.occurrence,
      range: drawn.delay.wholeRange,
      nominal: drawn.delay.nominalMilliseconds,
      length: drawn.length.wholeMilliseconds,
      start: DelayStart(clock: number, base: 0, offset: 0)
    )
  }
}
