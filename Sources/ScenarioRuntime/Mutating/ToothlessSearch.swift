import AppModelKit
import ScenarioEvents

/// Looks for assertions and waits that fail for no mutant.
struct ToothlessSearch: Sendable {
  private let survey: MutationSurvey
  private let baselines: [BaselineCase]

  /// The mutants of all operators, strict ones included.
  private let mutants: [Mutant]

  /// The steps that are known to fail for some mutant.
  private let failedPlaces: Set<StepPlace>

  /// The mutants that were run in each case already, by their descriptions.
  private let known: [Set<String>]

  init(
    _ survey: MutationSurvey,
    _ baselines: [BaselineCase],
    _ mutants: [Mutant],
    after counted: [Mutant],
    _ trials: [MutantTrial]
  ) {
    self.survey = survey
    self.baselines = baselines
    self.mutants = mutants
    failedPlaces = trials.reduce(into: []) { $0.formUnion($1.failedPlaces) }
    var known = Array(repeating: Set<String>(), count: baselines.count)
    for (mutant, trial) in zip(counted, trials) {
      for index in trial.runCases { known[index].insert(mutant.id) }
    }
    self.known = known
  }

  /// The steps, in the order of the cases.
  func steps(counting runCount: inout Int) -> [StepRecord] {
    let results = survey.pipeline.map(
      Array(baselines.indices),
      "scenarios with strict bugs",
      { baselines[$0].identity.name },
      result
    )
    var failed = failedPlaces
    for result in results {
      failed.formUnion(result.failedPlaces)
      runCount += result.runCount
    }
    return baselines.flatMap(\.expectations).filter { failed.insert(StepPlace($0)).inserted }
  }

  private struct Result: Sendable {
    var failedPlaces: Set<StepPlace> = []
    var runCount = 0
  }

  /// Runs further mutants in a case, until each of its expectations has failed.
  private func result(of index: Int) -> Result {
    let baseline = baselines[index]
    let open = baseline.expectations.filter { !failedPlaces.contains(StepPlace($0)) }
    var places = Set(open.map(StepPlace.init))
    var result = Result()
    for mutant in candidates(for: index, open) where !places.isEmpty && !survey.isInterrupted() {
      let failed = survey.run(mutant, in: baseline).failedPlaces
      result.runCount += 1
      result.failedPlaces.formUnion(failed)
      places.subtract(failed)
    }
    return result
  }

  /// The mutants that were not run in a case, first those that the open steps are likely about.
  private func candidates(for index: Int, _ open: [StepRecord]) -> [Mutant] {
    if open.isEmpty { return [] }
    let titles = open.map(\.title).joined(separator: "\n")
    let baseline = baselines[index]
    let further = mutants.filter {
      $0.app == baseline.app && !known[index].contains($0.id) && baseline.covers($0)
    }
    let groups = Dictionary(grouping: further) { baseline.isMentioned($0, in: titles) }
    return (groups[true] ?? []) + (groups[false] ?? [])
  }
}

extension BaselineCase {
  /// The assertions and waits that passed.
  fileprivate var expectations: [StepRecord] {
    run.attempt.steps.filter { $0.isExpectation && $0.outcome.kind == .passed }
  }

  /// Whether a text contains the words that identify an element.
  fileprivate func isMentioned(_ mutant: Mutant, in text: String) -> Bool {
    let element = mutant.element ?? census.element(at: mutant.mutation.place)
    guard let sample = element?.sample else { return text.contains(mutant.mutation.place) }
    return [sample.identifier, sample.label].contains { !$0.isEmpty && text.contains($0) }
  }
}
