import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel
import Synchronization

extension ScenarioExecution {
  /// The maximum number of runs of a quick search.
  private static let quickBudget = 500

  /// Whether the scenario, which passes at the usual timing, does not at another one, as far as a
  /// quick search finds out.
  func dependsOnTiming(isInterrupted: @escaping @Sendable () -> Bool) -> Bool {
    let hasFailed = Atomic(false)
    let planned = PlannedCase(identity: identity, action: .run(self))
    let explorer = TimingExplorer(planned: planned, execution: self, budget: Self.quickBudget) {
      isInterrupted() || hasFailed.load(ordering: .relaxed)
    }
    _ = explorer.explore(()) { _, run in
      if let region = run.region, region.ending.verdict != .passed {
        hasFailed.store(true, ordering: .relaxed)
      }
    }
    return hasFailed.load(ordering: .relaxed)
  }

  private var identity: CaseIdentity {
    let span = scenario.name.span
    return CaseIdentity(file: span.file.path, line: span.line, name: scenario.name.source)
  }
}
