package import ScenarioEvents

extension InProcessSession {
  /// Makes a session in which some delays have given lengths, and all others their usual ones.
  package init(
    _ model: InstalledApp,
    delays: [DelayAssignment],
    loadData: @escaping DataLoader = noFiles
  ) {
    let script = delays.isEmpty ? nil : DelayScript(delays)
    self.init(model, scheduler: script, loadData: loadData)
  }
}
