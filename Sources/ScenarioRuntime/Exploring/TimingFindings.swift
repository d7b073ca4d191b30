package import ScenarioEvents

/// Makes findings of runs with another verdict than usual: shrinks them, and looks for a cure.
struct TimingFindings {
  let explorer: TimingExplorer
  let usual: CaseRecord
  let settings: ExploringSettings

  /// The number of courses that lead to each ending.
  let regionCounts: [RunEnding: Int]

  /// The findings, those first that need no other order of events than usual.
  func findings(of regions: [TimingRegion]) -> [TimingFinding] {
    let (ordered, reordered) = (
      regions.filter(\.orders.isEmpty), regions.filter { !$0.orders.isEmpty }
    )
    let shrinker = DelayShrinker(explorer, usual: usual, ordered)
    return ordered.map { region in
      let (causes, further) = shrinker.causes(of: region)
      return finding(region, causes, further, at: causes.map(\.assignment), choices: [])
    } + reordered.map(reorderedFinding)
  }

  /// A finding that needs another order: all of its unusual lengths are needed to have the events meet.
  private func reorderedFinding(_ region: TimingRegion) -> TimingFinding {
    finding(
      region,
      region.delays.filter(\.isUnusual).map(DelayCause.init),
      at: region.delays.map(\.assignment),
      choices: region.choices
    )
  }

  private func finding(
    _ region: TimingRegion,
    _ causes: [DelayCause],
    _ further: [DelayCause] = [],
    at delays: [DelayAssignment],
    choices: [Int]
  ) -> TimingFinding {
    let (record, drawn) = explorer.run(
      with: delays,
      choices: choices,
      keepingScreens: settings.keepsScreens
    )
    precondition(
      record.verdict == region.ending.verdict,
      "a run with the delays that were found has another verdict"
    )
    return TimingFinding(
      record: record,
      regionCount: regionCounts[region.ending] ?? 1,
      causes: causes,
      furtherCauses: further,
      orders: region.orders,
      cure: cure(of: record, at: delays, choices),
      replay: Replay(delays: drawn, choices: choices)
    )
  }

  private func cure(
    of record: CaseRecord,
    at delays: [DelayAssignment],
    _ choices: [Int]
  ) -> TimingCure {
    guard settings.triesCures else { return .untried }
    return CureSearch(explorer: explorer, usual: usual, delays: delays, choices: choices)
      .cure(of: record)
  }
}

extension DelayCause {
  /// A delay with the length that it had in a run.
  init(_ delay: ExploredDelay) {
    self.init(delay, [delay.length...delay.length])
  }
}

extension TimingExplorer {
  /// The record of the case with given lengths for some delays, and usual lengths for all others.
  func record(with delays: [DelayAssignment]) -> CaseRecord { run(with: delays).record }

  /// The same, with all delays of the run.
  func run(
    with delays: [DelayAssignment],
    choices: [Int] = [],
    keepingScreens: Bool = false
  ) -> (record: CaseRecord, drawn: [DelayAssignment]) {
    let script = DelayScript(delays, choices: choices)
    var settings = RunSettings()
    settings.keepsScreens = keepingScreens
    let record = CaseExecution(planned, settings: settings, script: script).record()
    return (record, script.drawn.map(\.assignment))
  }
}

extension PlannedCase {
  /// The lengths for delays that the case never begins if it runs with these lengths.
  ///
  /// - Parameters:
  ///   - assignments: The lengths, each for one of the delays of its name.
  ///   - choices: Which of the events of one instant happens next, for each such instant.
  /// - Returns: The lengths that are not used, in the same order.
  package func idleAssignments(
    among assignments: [DelayAssignment],
    choices: [Int]
  ) -> [DelayAssignment] {
    guard case .run(let execution) = action else { return [] }
    let explorer = TimingExplorer(planned: self, execution: execution)
    let begun = Set(explorer.run(with: assignments, choices: choices).drawn.map(\.subject))
    return assignments.filter { $0.occurrence != nil && !begun.contains($0.subject) }
  }
}
