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
        Table(scoresBy: "App", report.mutants) { $0.app },
        Table(scoresBy: "Screen", report.mutants) { mutant in
          mutant.subject.screen.map { "\(mutant.app) \($0)" }
        },
        Table(scoresBy: "Operator", report.mutants) { $0.mutation.kind.rawValue },
      ]
    )
  }
}

extension SurveyPage.Table {
  /// The scores of mutants that have something in common, in the order in which that occurs.
  fileprivate init(
    scoresBy column: String,
    _ mutants: [MutantRecord],
    _ group: (MutantRecord) -> String?
  ) {
    var names: [String] = []
    var groups: [String: [MutantRecord]] = [:]
    for mutant in mutants where mutant.counts {
      guard let name = group(mutant) else { continue }
      if groups[name] == nil { names.append(name) }
      groups[name, default: []].append(mutant)
    }
    self.init(
      heading: "Score by \(column.lowercased())",
      columns: [column, "Noticed", "Not noticed", "Share"],
      rows: names.map { name in
        let score = MutationScore(of: groups[name] ?? [])
        return [
          .text(name), .text("\(score.noticed)"), .text("\(score.unnoticed)"), .text(score.text),
        ]
      }
    )
  }

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
