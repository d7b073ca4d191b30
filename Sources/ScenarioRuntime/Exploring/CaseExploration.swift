package import ScenarioEvents

/// The exploration of one planned case at every timing, alone and without a trace in any other.
package struct CaseExploration: Sendable {
  private let planned: PlannedCase
  private let settings: ExploringSettings

  /// Whether the exploration is to end early.
  private let isInterrupted: @Sendable () -> Bool

  package init(
    _ planned: PlannedCase,
    settings: ExploringSettings = ExploringSettings(),
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.planned = planned
    self.settings = settings
    self.isInterrupted = isInterrupted
  }

  /// Explores the case, and says what became of it, as reports have it.
  ///
  /// What can't be run is recorded as in a run.
  package func record() -> CaseRecord {
    switch planned.action {
    case .run(let execution):
      let exploration = exploration(of: execution)
      settings.note(ExplorationRecord(identity: planned.identity, exploration: exploration))
      return exploration.record(requiringProof: settings.requiresProof)
    case .runLater:
      return CaseExploration(
        ReopenedFiles().whole(planned),
        settings: settings,
        isInterrupted: isInterrupted
      ).record()
    case .runNever, .skip, .reject, .rejectRow: return CaseExecution(planned).record()
    }
  }

  private func exploration(of execution: ScenarioExecution) -> Exploration {
    let usual = CaseExecution(planned).record()
    guard execution.isRepeatable else {
      return Exploration(.open(.runsDiffer), usual: usual, runCount: 0)
    }
    let explorer = TimingExplorer(
      planned: planned,
      execution: execution,
      ranges: settings.ranges,
      budget: settings.budget,
      isInterrupted: isInterrupted
    )
    let (tally, summary) = explorer.explore(TimingTally()) { $0.add($1) }
    var others = tally.regions.filter { $0.ending.verdict != usual.verdict }
    let reason = openReason(after: summary)
    var samples = TimingSamples()
    if others.isEmpty, case .budgetSpent = reason {
      samples = TimingSamples(of: explorer, usual, settings, isInterrupted)
      others += samples.other.map { [$0] } ?? []
    }
    let findings = findings(of: others, explorer, usual)
    let state = reason.map(Exploration.State.open) ?? .proved
    return Exploration(
      findings.isEmpty ? state : .timed,
      usual: usual,
      runCount: summary.runCount,
      sampleCount: samples.count,
      findings: findings,
      shortenedNames: summary.findings.shortenedNames.sorted()
    )
  }

  private func openReason(after summary: TimingExplorer.Summary) -> Exploration.OpenReason? {
    if isInterrupted() { return .interrupted }
    if summary.findings.readsTime { return .readsTime }
    return summary.isComplete ? nil : .budgetSpent(runs: summary.runCount)
  }

  private func findings(
    of regions: [TimingRegion],
    _ explorer: TimingExplorer,
    _ usual: CaseRecord
  ) -> [TimingFinding] {
    if regions.isEmpty { return [] }
    let shrinker = DelayShrinker(explorer, usual: usual, regions)
    return regions.map { region in
      let (causes, further) = shrinker.causes(of: region)
      let record = explorer.record(with: causes.map(\.assignment))
      precondition(
        record.verdict == region.ending.verdict,
        "a run with the delays that were found has another verdict"
      )
      return TimingFinding(
        record: record,
        causes: causes,
        furtherCauses: further,
        cure: settings.triesCures ? CureSearch(explorer, usual).cure(of: record) : .untried
      )
    }
  }
}

extension DelayCause {
  var assignment: DelayAssignment {
    DelayAssignment(name: name, occurrence: occurrence, length: .milliseconds(length))
  }
}

extension TimingExplorer {
  /// What becomes of the case if some delays have given lengths, and all others their usual ones.
  func record(with delays: [DelayAssignment]) -> CaseRecord {
    var settings = RunSettings()
    settings.delays = delays
    return CaseExecution(planned, settings: settings).record()
  }
}
