import ScenarioEvents
import ScenarioModel

/// Looks for steps that test cases can omit and still notice as many mutants.
///
/// Each step is left out alone. A step of a scenario with rows counts only if no row needs it.
struct SuperfluousSearch: Sendable {
  let survey: MutationSurvey
  let baselines: [BaselineCase]
  let mutants: [Mutant]

  /// The steps, in the order of the cases, without some that are known already.
  func steps(besides known: [StepRecord], counting runCount: inout Int) -> [StepRecord] {
    let results = survey.pipeline.map(baselines, "scenarios without a step", \.identity.name) {
      result(of: $0)
    }
    var places = Set(known.map(StepPlace.init))
    for result in results {
      places.formUnion(result.neededPlaces)
      runCount += result.runCount
    }
    return baselines.flatMap(\.ownRecords).filter { places.insert(StepPlace($0)).inserted }
  }

  private struct Result: Sendable {
    var neededPlaces: Set<StepPlace> = []
    var runCount = 0
  }

  /// The steps that a case needs.
  private func result(of baseline: BaselineCase) -> Result {
    var result = Result()
    var noticed: [(mutant: Mutant, failedPlaces: Set<StepPlace>)] = []
    for mutant in mutants
    where mutant.app == baseline.app && baseline.covers(mutant) && !survey.isInterrupted() {
      result.runCount += 1
      let run = survey.run(mutant, in: baseline)
      if run.isNoticed { noticed.append((mutant, run.failedPlaces)) }
    }
    for (index, record) in baseline.ownRecords.enumerated() where !survey.isInterrupted() {
      let place = StepPlace(record)
      let isNeeded =
        record.command == "assert"
        ? noticed.contains { $0.failedPlaces == [place] }
        : needs(index, of: baseline, noticed.map(\.mutant), counting: &result.runCount)
      if isNeeded { result.neededPlaces.insert(place) }
    }
    return result
  }

  /// Whether a case without one of its steps fails, depends on timing or notices less.
  private func needs(
    _ index: Int,
    of baseline: BaselineCase,
    _ mutants: [Mutant],
    counting runCount: inout Int
  ) -> Bool {
    let scenario = baseline.execution.scenario.removingStep(at: index)
    let execution = baseline.execution.with(scenario)
    runCount += 1
    guard InstrumentedRun(execution).hasPassed,
      !execution.dependsOnTiming(isInterrupted: survey.isInterrupted)
    else { return true }
    for mutant in mutants {
      runCount += 1
      if survey.passes(execution, in: baseline, with: mutant, changed: "without \(index)") {
        return true
      }
    }
    return false
  }
}

extension BaselineCase {
  /// The records of the scenario's own steps that passed, one for each step.
  fileprivate var ownRecords: [StepRecord] {
    let records = run.attempt.steps.filter { $0.phase == .body && $0.depth == 0 }
    let steps = execution.scenario.steps
    let own = records.suffix(steps.count)
    return own.count == steps.count ? Array(own) : []
  }
}

extension Scenario {
  fileprivate func removingStep(at index: Int) -> Scenario {
    var steps = steps
    steps.remove(at: index)
    return with(steps: steps)
  }
}
