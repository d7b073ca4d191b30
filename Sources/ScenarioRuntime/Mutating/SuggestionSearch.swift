import ScenarioEvents

/// Looks for a step that notices the mutants of one place, and tries each before it is suggested.
struct SuggestionSearch: Sendable {
  /// The maximum number of checks that are tried for a mutant and a case.
  private static let mostChecks = 16

  /// The maximum number of screens that checks are tried for.
  private static let mostScreens = 12

  private let survey: MutationSurvey
  private let baselines: [BaselineCase]

  /// The texts that no output may show.
  private let secrets: Secrets

  /// The cases that execute a step, by its place.
  private let casesByPlace: [StepPlace: [Int]]

  init(_ survey: MutationSurvey, _ baselines: [BaselineCase]) {
    self.survey = survey
    self.baselines = baselines
    secrets = baselines.map(\.run).secrets
    var cases: [StepPlace: [Int]] = [:]
    for index in baselines.indices {
      for place in baselines[index].executedPlaces { cases[place, default: []].append(index) }
    }
    casesByPlace = cases
  }

  /// A step, and the mutants that it notices, by their indices among those given.
  struct Finding: Sendable {
    let suggestion: MutationSuggestion
    let noticed: [Int]
  }

  /// The step that notices the most of one place's unnoticed mutants.
  ///
  /// Whether a step holds at every timing takes up to hundreds of runs to find out. So a step that notices
  /// only some mutants is asked that when no step is left that may notice all of them.
  func finding(for mutants: [Mutant], _ trials: [MutantTrial]) -> Finding? {
    var others: [(step: Candidate, noticed: [Int])] = []
    for trial in trials where !survey.isInterrupted() {
      for candidate in candidates(after: trial) {
        let noticed = noticed(by: candidate, among: mutants)
        if noticed.count < mutants.count {
          others.append((candidate, noticed))
        } else if holds(candidate) {
          return Finding(suggestion: candidate.suggestion, noticed: noticed)
        }
      }
    }
    let best = others.sorted { $0.noticed.count > $1.noticed.count }
      .first { !$0.noticed.isEmpty && !survey.isInterrupted() && holds($0.step) }
    return best.map { Finding(suggestion: $0.step.suggestion, noticed: $0.noticed) }
  }

  /// A step at a place of a case.
  private struct Candidate {
    let index: Int
    let insertion: StepInsertion
    let step: SuggestedStep

    /// The case with the step.
    let execution: ScenarioExecution

    var suggestion: MutationSuggestion { insertion.suggestion(of: step) }
  }

  /// The steps to try; those that check the same at the same place follow each other.
  private func candidates(after trial: MutantTrial) -> some Sequence<Candidate> {
    trial.differences.prefix(Self.mostScreens).lazy.flatMap {
      candidates($0.index, $0.usual, $0.mutated)
    }
  }

  private func candidates(
    _ index: Int,
    _ usual: ScreenLook,
    _ mutated: ScreenLook
  ) -> [Candidate] {
    let baseline = baselines[index]
    let places = baseline.insertions(around: usual)
    let checks = survey.settings.suggest(baseline.inspection(usual), baseline.inspection(mutated))
    return checks.filter(isVisible).prefix(Self.mostChecks).flatMap { check in
      places.flatMap { place in check.steps.compactMap { candidate($0, at: place, in: index) } }
    }
  }

  /// Whether a check can be written as it is, because it contains no secret.
  private func isVisible(_ check: SuggestedCheck) -> Bool {
    check.steps.allSatisfy { secrets.masking($0.text) == $0.text }
  }

  private func candidate(
    _ step: SuggestedStep,
    at insertion: StepInsertion,
    in index: Int
  ) -> Candidate? {
    insertion.adding(step.step, to: baselines[index].execution).map { execution in
      Candidate(index: index, insertion: insertion, step: step, execution: execution)
    }
  }

  /// The mutants that a step notices; none if it fails without any.
  private func noticed(by candidate: Candidate, among mutants: [Mutant]) -> [Int] {
    guard InstrumentedRun(candidate.execution).hasPassed else { return [] }
    return mutants.indices.filter { notices(mutants[$0], with: candidate) }
  }

  /// Whether the changed scenario notices a mutant.
  private func notices(_ mutant: Mutant, with candidate: Candidate) -> Bool {
    let baseline = baselines[candidate.index]
    guard mutant.app == baseline.app, baseline.covers(mutant) else { return false }
    return !survey.passes(
      candidate.execution,
      in: baseline,
      with: mutant,
      changed: "\(candidate.suggestion)"
    )
  }

  /// Whether the changed scenario passes at every timing, and so does each other case that executes
  /// the step, as far as a quick search can decide it.
  private func holds(_ candidate: Candidate) -> Bool {
    let users = (casesByPlace[candidate.insertion.place] ?? []).filter { $0 != candidate.index }
    let others = users.compactMap { index in
      candidate.insertion.inRun(baselines[index].run.attempt.steps)?
        .adding(candidate.step.step, to: baselines[index].execution)
    }
    return others.allSatisfy { InstrumentedRun($0).hasPassed }
      && ([candidate.execution] + others).allSatisfy {
        !$0.dependsOnTiming(isInterrupted: survey.isInterrupted) && !survey.isInterrupted()
      }
  }
}

extension BaselineCase {
  fileprivate var executedPlaces: Set<StepPlace> {
    Set(run.attempt.steps.lazy.filter(\.outcome.hasRun).map(StepPlace.init))
  }

  fileprivate func inspection(_ look: ScreenLook) -> Inspection {
    Inspection(of: look.screen, hiding: run.secrets)
  }
}
