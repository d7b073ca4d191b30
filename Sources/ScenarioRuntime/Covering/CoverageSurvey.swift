import AppModelKit
package import ScenarioEvents

/// Measures how much of its apps' reachable parts a suite sees and uses.
package struct CoverageSurvey: Sendable {
  private let plan: RunPlan
  private let settings: CoverageSettings
  private let isInterrupted: @Sendable () -> Bool

  package init(
    _ plan: RunPlan,
    settings: CoverageSettings,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.plan = plan
    self.settings = settings
    self.isInterrupted = isInterrupted
  }

  /// Runs the suite, and searches each of its apps.
  package func report() -> CoverageReport {
    var report = CoverageReport()
    let traps = settings.mutation.traps
    let outcomes = pipeline.map(plan.cases, "scenarios", \.identity.name) { planned in
      traps.guarding(planned.identity.executionKey) { CoveredCase(planned) }
    }
    let runs = outcomes.compactMap { $0 ?? nil }
    report.apps = pipeline.map(runs.map(\.app).distinct, "apps", \.self) { app in
      coverage(of: runs.filter { $0.app == app })
    }
    report.failedCases = runs.filter(\.hasFailed).map(\.identity)
    report.excludedCases = zip(plan.cases, outcomes).compactMap { planned, outcome in
      outcome == nil
        ? ExcludedCase(identity: planned.identity, reason: .trapped) : planned.exclusion
    }
    if settings.countsChecked { count(checkedBy: mutants(), in: &report) }
    report.wasInterrupted = isInterrupted()
    return report.masked(by: runs.map(\.run).secrets)
  }

  private func coverage(of runs: [CoveredCase]) -> AppCoverage {
    let file = settings.newFile(runs[0].identity.file)
    let launches = CrawlLaunches(of: runs, for: file, settings.mutation.traps)
    var crawl = AppCrawl(
      runs[0].execution.app,
      launches: launches.all,
      texts: launches.texts(for:),
      traps: settings.mutation.traps,
      isInterrupted: isInterrupted
    )
    crawl.run()
    let writer = CoverageWriter(runs, for: file, settings.write, isInterrupted: isInterrupted)
    return AppCoverage(of: runs, crawl, writer)
  }

  // MARK: Mutants

  private func mutants() -> [MutantRecord] {
    MutationSurvey(plan, settings: settings.mutation, isInterrupted: isInterrupted).report()
      .mutants
  }

  private func count(checkedBy mutants: [MutantRecord], in report: inout CoverageReport) {
    for index in report.apps.indices {
      let own = mutants.filter {
        $0.app == report.apps[index].app && $0.mutation.kind.traits.seam == .element && $0.counts
      }
      let checked = Set(own.filter(\.isNoticed).map(\.mutation.place))
      let places = Set(own.map(\.mutation.place))
      report.apps[index].counts[.checked] = CoverageCount(
        covered: checked.count,
        total: places.count
      )
    }
  }

  private var pipeline: SurveyPipeline {
    SurveyPipeline(jobs: settings.mutation.jobs, progress: settings.mutation.progress)
  }
}

/// A case that was run with a census.
struct CoveredCase: Sendable {
  let identity: CaseIdentity
  let execution: ScenarioExecution
  let run: InstrumentedRun
  let census: CensusContent

  /// Whether it should have passed, and did not.
  let hasFailed: Bool

  var app: String { execution.app.description.name }

  /// Runs a case; nil if it can't be run.
  init?(_ planned: PlannedCase) {
    guard case .run(let execution) = planned.whole.action else { return nil }
    let census = Census(listsMutations: false)
    identity = planned.identity
    self.execution = execution
    run = InstrumentedRun(execution, with: .census(census))
    self.census = census.content
    hasFailed = planned.knownIssue == nil && !run.hasPassed
  }
}
