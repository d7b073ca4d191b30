import AppModelKit
package import ScenarioEvents

extension MutationReport {
  /// A test case for each place of each app, which fails for the mutants that nothing notices, and one
  /// for each scenario without mutants; after an interruption also one that says so.
  package var junit: SurveyJUnit {
    SurveyJUnit(
      name: "rehearse mutate",
      suites: apps.map { app in
        let places = mutants.filter { $0.app == app && $0.counts }.byPlace
        return SurveyJUnit.Suite(app: app, cases: places.map(\.junitCase))
      } + (wasInterrupted ? [interruption] : []),
      excluded: shownExclusions
    )
  }

  private var interruption: SurveyJUnit.Suite {
    let failure = SurveyJUnit.Failure(
      outcome: .error,
      type: "Interrupted",
      message: totals,
      lines: [totals]
    )
    return SurveyJUnit.Suite(app: "mutants", cases: [.init(name: "interrupted", failure: failure)])
  }
}

extension MutatedPlace {
  fileprivate var junitCase: SurveyJUnit.Case {
    SurveyJUnit.Case(name: mutants[0].mutation.place, failure: missed?.junitFailure)
  }

  /// The mutants of the place that nothing notices and that are not accepted, if there are any.
  private var missed: MutatedPlace? {
    let missed = mutants.filter(\.isMissed)
    return missed.isEmpty ? nil : MutatedPlace(mutants: missed)
  }

  private var junitFailure: SurveyJUnit.Failure {
    SurveyJUnit.Failure(
      type: "Unnoticed",
      message: "nothing would notice if \(name) \(phrases)",
      lines: [advice ?? coverage]
    )
  }

  private var advice: String? {
    suggestion.map { "add to \($0.file) \($0.place.text) (\(trial)): \($0.step)" }
  }
}
