import AppModelKit
import ScenarioDiagnostics
package import ScenarioEvents

extension MutationReport {
  /// The page of the bugs that a suite would notice.
  package var page: SurveyPage {
    let places = unnoticedPlaces
    let score = MutationScore(of: mutants)
    return SurveyPage(
      title: (wasInterrupted ? "Interrupted: " : "")
        + (score.share.map { "\($0.text) of \(triedBugs) would be noticed" }
          ?? "No bug of the apps was tried"),
      isGood: places.isEmpty && score.count > 0 && !excludedCases.contains(where: \.isUnexpected)
        && !wasInterrupted,
      summary: [totals] + shownExclusions.map(\.text),
      tables: tables(of: places) + scoreTables
    )
  }

  private var triedBugs: String {
    wasInterrupted ? "the bugs that were tried" : "the apps' bugs"
  }

  private func tables(of places: [MutatedPlace]) -> [SurveyPage.Table] {
    [
      SurveyPage.Table(
        heading: "Nothing would notice if",
        columns: ["App", "Screen", "Part", "Bug", "Coverage", "Add", "After"],
        rows: places.map(\.cells)
      ),
      SurveyPage.Table(heading: "Fails for no mutant", toothlessSteps),
      SurveyPage.Table(heading: "Without it the suite notices as much", superfluousSteps ?? []),
      SurveyPage.Table(
        heading: "Accepted",
        columns: ["Mutant", "Reason"],
        rows: mutants.compactMap { mutant in
          mutant.acceptance.map { [.code(mutant.id), .text($0)] }
        }
      ),
    ]
  }

  private var scoreTables: [SurveyPage.Table] {
    [
      SurveyPage.Table(scoresBy: "App", mutants) { $0.app },
      SurveyPage.Table(scoresBy: "Screen", mutants) { mutant in
        mutant.subject.screen.map { "\(mutant.app) \($0)" }
      },
      SurveyPage.Table(scoresBy: "Operator", mutants) { $0.mutation.kind.rawValue },
    ]
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

  fileprivate init(heading: String, _ steps: [StepRecord]) {
    self.init(
      heading: heading,
      columns: ["Place", "Step"],
      rows: steps.map { [.text($0.span.location), .code($0.headline)] }
    )
  }
}

extension MutatedPlace {
  fileprivate var cells: [SurveyPage.Cell] {
    [
      .text(app), .text(subject.screen ?? ""), .text(name), .text(phrases), .text(coverage),
      .code(suggestion?.step ?? ""),
      .text(suggestion.map { "\($0.file) \($0.place.text) (\(trial))" } ?? ""),
    ]
  }
}
