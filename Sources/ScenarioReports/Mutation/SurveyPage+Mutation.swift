import AppModelKit
package import ScenarioEvents

extension SurveyPage {
  /// The page of the bugs that a suite would notice.
  package init(_ report: MutationReport) {
    let places = report.unnoticedPlaces
    let score = MutationScore(of: report.mutants)
    self.init(
      title: "\(score.text) of the apps' bugs would be noticed",
      isGood: places.isEmpty,
      summary: [report.totals],
      tables: [
        Table(
          heading: "Nothing would notice if",
          columns: ["App", "Screen", "Part", "Bug", "Coverage", "Add", "After"],
          rows: places.map(\.cells)
        ),
        Table(heading: "Fails for no mutant", report.toothlessSteps),
        Table(heading: "Without it the suite notices as much", report.superfluousSteps ?? []),
        Table(
          heading: "Accepted",
          columns: ["Mutant", "Reason"],
          rows: report.mutants.compactMap { mutant in
            mutant.acceptance.map { [.code(mutant.id), .text($0)] }
          }
        ),
        Table(
          heading: "Apps",
          columns: ["App", "Noticed", "Not noticed", "Share"],
          rows: report.apps.map { app in
            let score = report.score(of: app)
            return [
              .text(app), .text("\(score.noticed)"), .text("\(score.unnoticed)"),
              .text(score.text),
            ]
          }
        ),
      ]
    )
  }
}

extension SurveyPage.Table {
  fileprivate init(heading: String, _ steps: [ToothlessStep]) {
    self.init(
      heading: heading,
      columns: ["Place", "Step"],
      rows: steps.map { [.text($0.place), .code("\($0.command) \($0.title)")] }
    )
  }
}

extension UnnoticedPlace {
  fileprivate var cells: [SurveyPage.Cell] {
    [
      .text(app), .text(subject.screen ?? ""), .text(name), .text(phrases), .text(coverage),
      .code(suggestion?.step ?? ""), .text(suggestion.map { "\($0.file):\($0.line)" } ?? ""),
    ]
  }
}
