import ScenarioEvents

/// Creates scenarios that follow paths through an app, and tries each before it is offered.
struct CoverageWriter {
  private let app: InstalledApp
  private let write: @Sendable (CrawlPath, String) -> [WrittenScenario]

  /// The texts that no output may show.
  private let secrets: Secrets

  init(
    _ runs: [CoveredCase],
    _ write: @escaping @Sendable (CrawlPath, String) -> [WrittenScenario]
  ) {
    app = runs[0].execution.app
    secrets = runs.reduce(into: Secrets()) { $0.formUnion($1.run.secrets) }
    self.write = write
  }

  /// A scenario that follows a path and passes.
  func scenario(_ path: CrawlPath, named name: String) -> CoverageScenario? {
    first(of: write(path, name), named: name) { $0.failure == nil }
  }

  /// A scenario that follows a path and crashes the app; one that ends the process is not tried.
  func crash(_ path: CrawlPath, named name: String, endsProcess: Bool) -> CoverageScenario? {
    let written = write(path, name).suffix(1)
    if endsProcess {
      return written.first { secrets.masking($0.text) == $0.text }
        .map { CoverageScenario(name: name, text: $0.text) }
    }
    return first(of: written, named: name) { $0.failure?.failure.kind == .appCrashed }
  }

  private func first(
    of scenarios: some Sequence<WrittenScenario>,
    named name: String,
    where isWanted: (Attempt) -> Bool
  ) -> CoverageScenario? {
    let visible = scenarios.lazy.filter { secrets.masking($0.text) == $0.text }
    let found = visible.first { written in
      let execution = ScenarioExecution(written.scenario, app: app)
      return isWanted(InstrumentedRun(execution).attempt)
    }
    return found.map { CoverageScenario(name: name, text: $0.text) }
  }
}
