import ScenarioEvents

/// The endings that an exploration has found, each with the first region that has it.
struct TimingTally {
  /// In the order of discovery.
  private(set) var regions: [TimingRegion] = []

  /// The number of different courses of the runs.
  private(set) var regionCount = 0

  /// The outcomes of steps in runs with the usual verdict.
  private(set) var survey: RaceSurvey

  init(usual: Verdict) {
    survey = RaceSurvey(usual: usual)
  }

  mutating func add(_ run: TimingExplorer.ExploredRun) {
    guard let region = run.region else { return }
    regionCount += 1
    survey.add(region)
    if !regions.contains(where: { $0.ending == region.ending }) { regions.append(region) }
  }
}
