package import ScenarioEvents
import ScenarioRuntime

extension Recording {
  /// Explores the recorded scenario at every timing of the app's delays.
  ///
  /// - Returns: The findings, with secrets masked; nil before the first recorded step.
  package func exploration() -> Exploration? {
    guard hasSteps, let text = try? text(of: present),
      let cases = try? plan(text.file, in: present).cases,
      let recorded = text.recordedExecutions(among: cases).first,
      let planned = cases.first(where: { $0.runs(recorded) })
    else { return nil }
    let settings = ExploringSettings(budget: mostRuns, sampleCount: mostRuns / 4, triesCures: true)
    return CaseExploration(planned, settings: settings).record().exploration
  }

  /// The maximum number of runs of the search.
  private var mostRuns: Int { 2_000 }
}

extension PlannedCase {
  fileprivate func runs(_ execution: ScenarioExecution) -> Bool {
    guard case .run(let own) = action else { return false }
    return own.scenario === execution.scenario
  }
}
