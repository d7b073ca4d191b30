import ScenarioEvents

/// The endings that an exploration has found, each with the first region that has it.
struct TimingTally {
  /// In the order of discovery.
  private(set) var regions: [TimingRegion] = []

  /// The number of different courses of the runs.
  var regionCount: Int { regionCounts.values.reduce(0, +) }

  /// The number of different courses, by the endings that they lead to.
  private(set) var regionCounts: [RunEnding: Int] = [:]

  /// The outcomes of steps in runs with the usual verdict.
  private(set) var survey: RaceSurvey

  init(usual: Verdict) { survey = RaceSurvey(usual: usual) }

  mutating func add(_ run: TimingExplorer.ExploredRun) {
    guard let region = run.region else { return }
    survey.add(region)
    if regionCounts[region.ending] == nil { regions.append(region) }
    regionCounts[region.ending, default: 0] += 1
  }
}
