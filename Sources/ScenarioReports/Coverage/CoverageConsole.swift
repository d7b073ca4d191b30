package import ScenarioEvents

/// The console's report of a suite's coverage.
package struct CoverageConsole {
  /// How many gaps of one kind, and how many scenarios, are shown for each app.
  private static let mostGaps = 10
  private static let mostScenarios = 3

  private let report: CoverageReport

  /// Whether all scenarios are written to files.
  private let writesFiles: Bool
  private var text: TextBuffer

  package init(_ report: CoverageReport, options: ConsoleOptions, writesFiles: Bool) {
    self.report = report
    self.writesFiles = writesFiles
    text = TextBuffer(for: options.medium)
  }

  /// Writes everything to a sink.
  package mutating func write(into sink: inout some ReportSink) {
    if report.wasInterrupted {
      text.append("interrupted before everything was searched\n")
    } else {
      for app in report.apps { append(app) }
      for failed in report.failedCases { text.append(template: "\(failed.coverageNote)\n") }
      for excluded in report.shownExclusions { text.append(excluded) }
      if report.apps.isEmpty { text.append("no scenario was run, so no app was searched\n") }
      if report.apps.count > 1 {
        text.append(template: "all apps  \(verbatim: counts { report.count(of: $0) })\n")
      }
    }
    text.flush(into: &sink)
  }

  private mutating func append(_ app: AppCoverage) {
    text.inked(.place) { $0.append(text: app.app) }
    text.append(template: "  \(verbatim: counts { app.counts[$0] })\n")
    for unit in CoverageUnit.allCases { append(app.gaps.filter { $0.unit == unit }, unit) }
    if !app.unreachedScreens.isEmpty {
      let screens = app.unreachedScreens.joined(separator: ", ")
      text.append(template: "  screens that were not reached: \(screens)\n")
    }
    append(app.crawl)
    append(app.scenarios)
  }

  private func counts(_ count: (CoverageUnit) -> CoverageCount?) -> String {
    CoverageUnit.allCases.compactMap { unit in
      count(unit).map { "\(unit.rawValue) \($0.covered)/\($0.total)" }
    }.joined(separator: "  ")
  }

  private mutating func append(_ gaps: [CoverageGap], _ unit: CoverageUnit) {
    guard !gaps.isEmpty else { return }
    text.append("  ")
    text.inked(.note) { $0.append(verbatim: unit.gapTitle) }
    text.append("\n")
    for gap in gaps.prefix(Self.mostGaps) {
      text.append("    ")
      if let screen = gap.screen { text.append(template: "\(screen)  ") }
      text.append(template: "\(gap.name)\n")
    }
    guard gaps.count > Self.mostGaps else { return }
    text.append(template: "    and \(gaps.count - Self.mostGaps) more\n")
  }

  private mutating func append(_ crawl: CrawlSummary) {
    if let limit = crawl.limit {
      text.append(template: "  the search ended at its limit of \(verbatim: limit.text)")
      text.append(", so there may be more\n")
    }
    for crash in crawl.crashes {
      text.append("  ")
      text.inked(.failure) { $0.append("the app crashes") }
      text.append(template: ": \(crash.reason)\n")
      if let scenario = crash.scenario { append(scenario) }
    }
  }

  private mutating func append(_ scenarios: [CoverageScenario]) {
    guard !scenarios.isEmpty else { return }
    text.append("  the shortest way there (ran, passed):\n")
    for scenario in scenarios.prefix(Self.mostScenarios) {
      append(scenario)
      text.append("\n")
    }
    guard scenarios.count > Self.mostScenarios else { return }
    let rest = scenarios.count - Self.mostScenarios
    text.append(verbatim: "  and \(rest) more \(rest == 1 ? "scenario" : "scenarios")")
    text.append(writesFiles ? "\n" : "; '--write DIR' writes all\n")
  }

  private mutating func append(_ scenario: CoverageScenario) {
    for line in scenario.text.split(separator: "\n") {
      text.append(template: "    \(String(line))\n")
    }
  }
}

extension CrawlSummary.Limit {
  /// `5,000 states`.
  var text: String {
    switch self {
    case .states(let count): "\(count.grouped) states"
    case .depth(let count): "\(count.grouped) gestures in a row"
    }
  }
}
