import ScenarioEvents
import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// Holds explorations to runs with every timing that there is, of tiny apps and scenarios made by chance.
struct ExplorationBruteForceTests {
  /// What a run comes to, and what becomes of its steps.
  private struct Course: Hashable {
    let ending: RunEnding
    let outcomes: [StepRecord.Outcome.Kind]

    init(_ attempt: Attempt, of planned: PlannedCase) {
      ending = RunEnding(attempt, of: planned)
      outcomes = attempt.steps.map(\.outcome.kind)
    }
  }

  @Test(arguments: 0..<8)
  func `every timing is in one region, and has its course`(round: Int) throws {
    var timingCount = 0
    for seed in 0..<40 {
      let rules = RandomRules(seed: UInt64(round * 1_000 + seed))
      let (planned, execution) = try rules.plan()
      var explorer = TimingExplorer(planned: planned, execution: execution)
      explorer.space = .partition
      let (regions, summary) = explorer.explore([TimingRegion]()) { $0.append($1.region) }
      try #require(summary.isComplete)
      explorer.space.mergesStates = true
      let merged = try courses(of: explorer)
      #expect(merged == Set(regions.map(\.ending)), "\(rules.yaml)")
      checkOrders(planned, execution, rules)
      let timings = timings(of: regions)
      timingCount += timings.count
      for timing in timings {
        let course = Course(run(planned, at: timing), of: planned)
        let containing = regions.filter { region in
          region.contains { timing[.init($0)] ?? $0.length }
        }
        let expected = containing.map { Course($0.attempt, of: planned) }
        #expect(expected == [course], "\(timing) \(rules.yaml)")
      }
    }
    #expect(timingCount > 200)
  }

  /// Holds courses that need another order of events than usual to plain runs with that order.
  private func checkOrders(
    _ planned: PlannedCase,
    _ execution: ScenarioExecution,
    _ rules: RandomRules
  ) {
    let explorer = TimingExplorer(planned: planned, execution: execution)
    let (regions, _) = explorer.explore([TimingRegion]()) { $0.append($1.region) }
    for region in regions where !region.orders.isEmpty {
      let lengths = region.delays.map { (DelayKey($0), $0.length) }
      let timing = Dictionary(lengths, uniquingKeysWith: { $1 })
      let course = Course(run(planned, at: timing, choices: region.choices), of: planned)
      #expect(course == Course(region.attempt, of: planned), "\(region.orders) \(rules.yaml)")
    }
  }

  /// The endings that an exploration finds that ends runs in known states.
  private func courses(of explorer: TimingExplorer) throws -> Set<RunEnding> {
    let (endings, summary) = explorer.explore(Set<RunEnding>()) { endings, run in
      if let region = run.region { endings.insert(region.ending) }
    }
    try #require(summary.isComplete)
    return endings
  }

  private func run(
    _ planned: PlannedCase,
    at timing: [DelayKey: Int64],
    choices: [Int] = []
  ) -> Attempt {
    var settings = RunSettings()
    settings.choices = choices
    settings.delays = timing.map { key, length in
      DelayAssignment(name: key.name, occurrence: key.occurrence, length: .milliseconds(length))
    }
    guard case .ran(let attempts) = CaseExecution(planned, settings: settings).record().result
    else {
      preconditionFailure("the case was not run")
    }
    return attempts[0]
  }

  /// Every combination of the lengths that any region's delays can have; none if there are very many.
  private func timings(of regions: [TimingRegion]) -> [[DelayKey: Int64]] {
    var ranges: [DelayKey: ClosedRange<Int64>] = [:]
    for delay in regions.flatMap(\.delays) { ranges[DelayKey(delay)] = delay.range }
    guard ranges.values.reduce(1, { $0 * $1.count }) <= 1_000 else { return [] }
    return ranges.reduce([[:]]) { timings, delay in
      timings.flatMap { timing in
        delay.value.map { timing.merging([delay.key: $0], uniquingKeysWith: { $1 }) }
      }
    }
  }
}

/// A delay of a run, however long it takes.
private struct DelayKey: Hashable {
  let name: String
  let occurrence: Int

  init(_ delay: ExploredDelay) {
    name = delay.name
    occurrence = delay.occurrence
  }
}

extension [TimingRegion] {
  fileprivate mutating func append(_ region: TimingRegion?) {
    if let region { append(region) }
  }
}
