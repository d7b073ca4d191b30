import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel

/// Looks for a step that notices the mutants of one place, and tries each before it is suggested.
struct SuggestionSearch: Sendable {
  /// The maximum number of steps that are tried for a place.
  private static let mostTried = 12

  /// The maximum number of cases that are tried for a mutant.
  private static let mostCases = 6

  private let survey: MutationSurvey
  private let baselines: [BaselineCase]

  init(_ survey: MutationSurvey, _ baselines: [BaselineCase]) {
    self.survey = survey
    self.baselines = baselines
  }

  /// A step, and the mutants that it notices, by their indices among those given.
  struct Finding: Sendable {
    let suggestion: MutationSuggestion
    let noticed: [Int]
  }

  /// The step that notices the most of one place's unnoticed mutants.
  func finding(for mutants: [Mutant], _ trials: [MutantTrial]) -> Finding? {
    var best: Finding?
    for (mutant, trial) in zip(mutants, trials) where !survey.isInterrupted() {
      guard best.map({ $0.noticed.count < mutants.count }) ?? true else { break }
      for candidate in candidates(for: mutant, trial) {
        let noticed = mutants.indices.filter { notices(mutants[$0], with: candidate) }
        guard noticed.count > best?.noticed.count ?? 0, holds(candidate) else { continue }
        best = Finding(suggestion: candidate.suggestion, noticed: noticed)
        if noticed.count == mutants.count { break }
      }
    }
    return best
  }

  /// A changed scenario that passes.
  private struct Candidate {
    let baseline: BaselineCase
    let scenario: Scenario
    let suggestion: MutationSuggestion
  }

  private func candidates(
    for mutant: Mutant,
    _ trial: MutantTrial
  ) -> some Sequence<Candidate> {
    trial.differences.prefix(Self.mostCases).lazy.flatMap { difference in
      candidates(baselines[difference.index], difference.usual, difference.mutated)
    }
  }

  private func candidates(
    _ baseline: BaselineCase,
    _ usual: ScreenLook,
    _ mutated: ScreenLook
  ) -> [Candidate] {
    let steps = survey.settings.suggest(
      baseline.inspection(usual),
      baseline.inspection(mutated)
    )
    let places = baseline.insertionPlaces(around: usual)
    return steps.prefix(Self.mostTried).flatMap { step in
      places.compactMap { candidate(step, at: $0, in: baseline) }
    }.filter { passes($0) }
  }

  private func candidate(
    _ step: SuggestedStep,
    at place: Int,
    in baseline: BaselineCase
  ) -> Candidate? {
    let scenario = baseline.execution.scenario
    guard let line = scenario.line(before: place) else { return nil }
    return Candidate(
      baseline: baseline,
      scenario: scenario.inserting(step.step, at: place),
      suggestion: MutationSuggestion(
        file: baseline.identity.file,
        line: line,
        step: step.text
      )
    )
  }

  /// Whether the changed scenario passes without any mutant.
  private func passes(_ candidate: Candidate) -> Bool {
    InstrumentedRun(candidate.baseline.execution.with(candidate.scenario)).hasPassed
  }

  /// Whether the changed scenario notices a mutant.
  private func notices(_ mutant: Mutant, with candidate: Candidate) -> Bool {
    let baseline = candidate.baseline
    guard mutant.app == baseline.app, baseline.covers(mutant) else { return false }
    return !survey.passes(
      candidate.scenario,
      in: baseline,
      with: mutant,
      changed: "\(candidate.suggestion)"
    )
  }

  /// Whether the changed scenario passes at every timing, if a quick search can decide it.
  private func holds(_ candidate: Candidate) -> Bool {
    !candidate.baseline.dependsOnTiming(
      with: candidate.scenario,
      isInterrupted: survey.isInterrupted
    )
  }
}

extension BaselineCase {
  /// A look in the form of an inspection.
  fileprivate func inspection(_ look: ScreenLook) -> Inspection {
    Inspection(
      screen: look.screen,
      shownScreen: look.screen.masked(by: run.secrets),
      moment: .zero
    )
  }

  /// The indices among the scenario's own steps at which a new step would see the look's screen.
  fileprivate func insertionPlaces(around look: ScreenLook) -> [Int] {
    let records = run.attempt.steps.prefix(look.stepCount)
    let own = records.count { $0.phase == .body && $0.depth == 0 && $0.command != "launch" }
    let count = execution.scenario.steps.count
    return own == 0 ? [0] : [own, own - 1].filter { $0 <= count }
  }
}

extension Scenario {
  /// The same scenario with one more step.
  fileprivate func inserting(_ step: Step, at index: Int) -> Scenario {
    var steps = steps
    steps.insert(step, at: index)
    return with(steps: steps)
  }

  /// The last line of the step before an index.
  fileprivate func line(before index: Int) -> Int? {
    if index == 0 { return steps.first.map { $0.span.line - 1 } }
    guard steps.indices.contains(index - 1) else { return nil }
    let extent = steps[index - 1].extent
    return extent.file.position(of: max(extent.start, extent.end - 1)).line
  }
}
