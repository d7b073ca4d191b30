package import ScenarioEvents

extension CoverageReport {
  /// The page of what a suite covers.
  package var page: SurveyPage {
    let units = CoverageUnit.allCases.filter { count(of: $0) != nil }
    let title = count(of: .used).map { "The scenarios use \($0.text) of what can be used" }
    return SurveyPage(
      title: title ?? "No scenario was run, so no app was searched",
      isGood: !apps.isEmpty && failedCases.isEmpty && apps.allSatisfy(\.gaps.isEmpty)
        && !excludedCases.contains(where: \.isUnexpected),
      summary: failedCases.map(\.coverageNote) + shownExclusions.map(\.text),
      tables: [
        SurveyPage.Table(
          heading: "Covered",
          columns: ["App"] + units.map(\.rawValue),
          rows: apps.map { app in
            [.text(app.app)] + units.map { .text(app.counts[$0]?.text ?? "") }
          }
        ),
        SurveyPage.Table(
          heading: "Not covered",
          columns: ["App", "What", "Screen", "Name", "Steps"],
          rows: apps.flatMap { app in app.gaps.map { $0.cells(of: app.app) } }
        ),
        SurveyPage.Table(
          heading: "Crashes",
          columns: ["App", "Reason", "Steps"],
          rows: apps.flatMap { app in
            app.crawl.crashes.map {
              [.text(app.app), .text($0.reason), .code($0.scenario?.stepsInOneLine ?? "")]
            }
          }
        ),
      ]
    )
  }
}

extension CoverageGap {
  fileprivate func cells(of app: String) -> [SurveyPage.Cell] {
    let steps = scenario?.stepsInOneLine ?? ""
    return [.text(app), .text(unit.gapTitle), .text(screen ?? ""), .text(name), .code(steps)]
  }
}

extension CoverageScenario {
  /// The launch, if it is not the usual one, and the steps: `tap: Add › assert: {screen: Edit}`.
  fileprivate var stepsInOneLine: String {
    text.split(separator: "\n").filter { $0.hasPrefix("  - ") || $0.hasPrefix("launch:") }
      .map { $0.hasPrefix("launch:") ? $0 : $0.dropFirst(4) }.joined(separator: " › ")
  }
}
