package import ScenarioEvents

extension CoverageReport {
  /// A test case for each unit of each app, which fails if the unit has gaps, and one for each scenario
  /// that was left out.
  package var junit: SurveyJUnit {
    SurveyJUnit(
      name: "rehearse coverage",
      suites: apps.map { app in
        SurveyJUnit.Suite(
          app: app.app,
          cases: CoverageUnit.allCases.compactMap(app.junitCase)
            + app.crawl.crashes.map(\.junitCase)
        )
      },
      excluded: shownExclusions
    )
  }
}

extension AppCoverage {
  fileprivate func junitCase(_ unit: CoverageUnit) -> SurveyJUnit.Case? {
    counts[unit].map { count in
      SurveyJUnit.Case(
        name: unit.rawValue,
        failure: count.covered == count.total ? nil : junitFailure(unit, count)
      )
    }
  }

  private func junitFailure(_ unit: CoverageUnit, _ count: CoverageCount) -> SurveyJUnit.Failure {
    SurveyJUnit.Failure(
      type: "NotCovered",
      message: "\(unit.rawValue) \(count.text)",
      lines: ["\(unit.gapTitle):"] + gaps.filter { $0.unit == unit }.map(\.id)
    )
  }
}

extension CrawlSummary.Crash {
  fileprivate var junitCase: SurveyJUnit.Case {
    let lines = scenario?.text.split(separator: "\n").map(String.init) ?? []
    return SurveyJUnit.Case(
      name: "crash: \(reason)",
      failure: SurveyJUnit.Failure(
        type: "AppCrashed",
        message: "the app crashes: \(reason)",
        lines: lines
      )
    )
  }
}
