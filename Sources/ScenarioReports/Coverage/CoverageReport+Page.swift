package import ScenarioEvents

extension SurveyPage {
  /// The page of what a suite covers.
  package init(_ report: CoverageReport) {
    let units = CoverageUnit.allCases.filter { report.count(of: $0) != nil }
    let used = report.count(of: .used)?.text ?? "nothing"
    self.init(
      title: "The scenarios use \(used) of what can be used",
      isGood: report.apps.allSatisfy(\.gaps.isEmpty),
      summary: [],
      tables: [
        Table(
          heading: "Covered",
          columns: ["App"] + units.map(\.rawValue),
          rows: report.apps.map { app in
            [.text(app.app)] + units.map { .text(app.counts[$0]?.text ?? "") }
          }
        ),
        Table(
          heading: "Not covered",
          columns: ["App", "What", "Screen", "Name", "Steps"],
          rows: report.apps.flatMap { app in app.gaps.map { $0.cells(of: app.app) } }
        ),
        Table(
          heading: "Crashes",
          columns: ["App", "Reason"],
          rows: report.apps.flatMap { app in
            app.crawl.crashes.map { [.text(app.app), .text($0.reason)] }
          }
        ),
      ]
    )
  }
}

extension CoverageGap {
  fileprivate func cells(of app: String) -> [SurveyPage.Cell] {
    let steps = scenario.map { scenario in
      scenario.text.split(separator: "\n").filter { $0.hasPrefix("  - ") }
        .map { $0.dropFirst(4) }.joined(separator: " › ")
    }
    return [
      .text(app), .text(unit.gapTitle), .text(screen ?? ""), .text(name), .code(steps ?? ""),
    ]
  }
}
