import ScenarioDiagnostics
package import ScenarioEvents

/// The exploration of one planned case at every timing, alone and without a trace in any other.
package struct CaseExploration: Sendable {
  private let planned: PlannedCase
  private let settings: ExploringSettings

  /// Whether the exploration must end early.
  private let isInterrupted: @Sendable () -> Bool

  /// The exploration of a case; a plan that was left out until now is made again.
  package init(
    _ planned: PlannedCase,
    settings: ExploringSettings = ExploringSettings(),
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.planned = planned.whole
    self.settings = settings
    self.isInterrupted = isInterrupted
  }

  /// Explores the case, and returns its record for reports.
  ///
  /// A case that can't be run has the same record as in a run.
  package func record() -> CaseRecord {
    guard case .run(let execution) = planned.action else { return CaseExecution(planned).record() }
    var runSettings = RunSettings()
    runSettings.keepsScreens = settings.keepsScreens
    let usual = CaseExecution(planned, settings: runSettings).record()
    return exploration(of: execution, usual)
      .record(of: usual, requiringProof: settings.requiresProof)
  }

  private func exploration(of execution: ScenarioExecution, _ usual: CaseRecord) -> Exploration {
    guard execution.isRepeatable else {
      return Exploration(.open(.runsDiffer), usual: usual, runCount: 0)
    }
    let explorer = explorer(of: execution)
    let (tally, summary) = explorer.explore(
      TimingTally(usual: usual.verdict),
      progress: progress
    ) { $0.add($1) }
    let reason = openReason(after: summary)
    var others = tally.regions.filter { $0.ending.verdict != usual.verdict }
    var samples = TimingSamples()
    if others.isEmpty, case .budgetSpent = reason {
      samples = TimingSamples(of: explorer, usual, settings, isInterrupted)
      others += samples.other.map { [$0] } ?? []
    }
    let search = TimingFindings(
      explorer: explorer,
      usual: usual,
      settings: settings,
      regionCounts: tally.regionCounts
    )
    let findings = reason == .runsDiffer ? [] : search.findings(of: others)
    let finished = usual.verdict == .error ? Exploration.State.error : .proved
    let state = reason.map(Exploration.State.open) ?? finished
    return Exploration(
      findings.isEmpty ? state : .timed,
      usual: usual,
      runCount: summary.runCount,
      regionCount: tally.regionCount,
      sampleCount: samples.count,
      findings: findings,
      races: races(among: findings, beside: usual, tally.survey, summary.findings),
      shortenedNames: summary.findings.shortenedNames.sorted()
    )
  }

  private func explorer(of execution: ScenarioExecution) -> TimingExplorer {
    TimingExplorer(
      planned: planned,
      execution: execution,
      ranges: settings.ranges,
      budget: settings.budget,
      isInterrupted: isInterrupted
    )
  }

  private func progress(_ runCount: Int) { settings.progress(planned.identity, runCount) }

  private func openReason(after summary: TimingExplorer.Summary) -> Exploration.OpenReason? {
    if isInterrupted() { return .interrupted }
    if summary.findings.isUnsteady { return .runsDiffer }
    if summary.findings.readsTime { return .readsTime }
    return summary.isComplete ? nil : .budgetSpent(runs: summary.runCount)
  }

  /// The assertions that pass by luck, the hidden races, and the waits that nearly end too early.
  private func races(
    among findings: [TimingFinding],
    beside usual: CaseRecord,
    _ survey: RaceSurvey,
    _ facts: TimingSearch.Findings
  ) -> [TimingRace] {
    let failing = findings.compactMap { $0.record.lastAttempt?.failedStep }
    let passing = usual.passedPlaces
    let lucky = failing.filter { $0.command == "assert" && passing.contains($0.span) }.map { step in
      TimingRace(.race, of: step.command, at: step.span)
    }
    let tight = facts.waits.filter { $0.value.isTight }.map { span, wait in
      TimingRace(.tight(left: wait.left, timeout: wait.timeout), of: span.text, at: span)
    }
    let others = (survey.races + tight).filter { race in
      !failing.contains { $0.span == race.span }
    }
    return (lucky + others).inOrder
  }
}

extension TimingSearch.LongestWait {
  /// Whether less than a fifth of the timeout is left at some timing.
  fileprivate var isTight: Bool { left * 5 < timeout }
}

extension CaseRecord {
  fileprivate var passedPlaces: Set<SourceSpan> {
    Set((lastAttempt?.steps ?? []).lazy.filter { $0.outcome.kind == .passed }.map(\.span))
  }
}
