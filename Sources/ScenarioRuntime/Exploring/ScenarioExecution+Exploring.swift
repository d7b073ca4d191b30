import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel

extension ScenarioExecution {
  /// The maximum number of runs of a quick search.
  private static let quickBudget = 500

  /// Whether the scenario, which passes at the usual timing, does not at another one, as far as a
  /// quick search finds out.
  func dependsOnTiming(isInterrupted: @escaping @Sendable () -> Bool) -> Bool {
    let explorer = TimingExplorer(
      planned: PlannedCase(identity: identity, action: .run(self)),
      execution: self,
      budget: Self.quickBudget,
      isInterrupted: isInterrupted
    )
    let (tally, _) = explorer.explore(TimingTally(usual: .passed)) { $0.add($1) }
    return !tally.regions.allSatisfy { $0.ending.verdict == .passed }
  }

  private var identity: CaseIdentity {
    let span = scenario.name.span
    return CaseIdentity(file: span.file.path, line: span.line, name: scenario.name.source)
  }
}
