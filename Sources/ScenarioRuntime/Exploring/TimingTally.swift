import ScenarioEvents

/// The endings that an exploration has found, each with the first region that has it.
struct TimingTally {
  /// In the order of discovery.
  private(set) var regions: [TimingRegion] = []

  mutating func add(_ run: TimingExplorer.ExploredRun) {
    guard let region = run.region else { return }
    if !regions.contains(where: { $0.ending == region.ending }) { regions.append(region) }
  }
}
