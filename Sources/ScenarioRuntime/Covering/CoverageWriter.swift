import AppModelKit
import ScenarioEvents

/// Creates scenarios that follow paths through an app, and tries each before it is offered.
struct CoverageWriter {
  private let app: InstalledApp
  private let file: NewScenarioFile
  private let write: @Sendable (CrawlPath, String) -> [WrittenScenario]

  /// The texts that no output may show.
  private let secrets: Secrets

  /// Whether the survey must end.
  private let isInterrupted: @Sendable () -> Bool

  init(
    _ runs: [CoveredCase],
    for file: NewScenarioFile,
    _ write: @escaping @Sendable (CrawlPath, String) -> [WrittenScenario],
    isInterrupted: @escaping @Sendable () -> Bool
  ) {
    self.isInterrupted = isInterrupted
    app = runs[0].execution.app
    secrets = runs.map(\.run).secrets
    self.file = file
    self.write = { path, name in
      var path = path
      path.file = file.path
      return write(path, name)
    }
  }

  /// A scenario that follows a path, covers its target and passes, if possible at every timing.
  func scenario(
    _ path: CrawlPath,
    named name: String,
    covering target: CoverageTarget
  ) -> CoverageScenario? {
    let passing = trials(of: write(path, name)).filter {
      $0.attempt.failure == nil && $0.covered.contains(target)
    }
    let found = passing.first { !$0.execution.dependsOnTiming(isInterrupted: isInterrupted) }
    return (found ?? passing.first).map { CoverageScenario(name: name, text: $0.text) }
  }

  /// A scenario that follows a path and crashes the app; one that ends the process is not tried.
  func crash(_ path: CrawlPath, named name: String, endsProcess: Bool) -> CoverageScenario? {
    let written = write(path, name).suffix(1)
    let text =
      endsProcess
      ? visible(written).first?.text
      : trials(of: written).first { $0.attempt.failure?.failure.kind == .appCrashed }?.text
    return text.map { CoverageScenario(name: name, text: $0) }
  }

  /// A scenario that was run.
  private struct Trial {
    let text: String
    let execution: ScenarioExecution
    let attempt: Attempt
    let covered: Set<CoverageTarget>
  }

  private func trials(of scenarios: some Sequence<WrittenScenario>) -> some Sequence<Trial> {
    visible(scenarios).lazy.map { written in
      let execution = ScenarioExecution(written.scenario, app: app, loadData: file.loadData)
      let census = Census(listsMutations: false)
      let attempt = InstrumentedRun(execution, with: .census(census)).attempt
      return Trial(
        text: written.text,
        execution: execution,
        attempt: attempt,
        covered: census.content.targets
      )
    }
  }

  /// The scenarios that contain no secret.
  private func visible(_ scenarios: some Sequence<WrittenScenario>) -> [WrittenScenario] {
    scenarios.filter { secrets.masking($0.text) == $0.text }
  }
}
