import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel

struct FailedStep {
  let record: StepRecord

  /// Its index in the step log.
  let number: Int

  /// How often the run had come to the step before, as it may lie within a flow or a loop.
  let occurrence: Int
  let failure: Failure

  var span: SourceSpan { record.span }
}

/// Looks for a change that makes a scenario pass at every timing, by exploring changed scenarios.
struct CureSearch {
  /// The maximum number of runs for one changed scenario.
  private static let budget = 5_000

  /// How long a wait is tried to take.
  private static let longestTimeout = Duration.seconds(3_600)

  let explorer: TimingExplorer
  let usual: CaseRecord

  /// The lengths of delays at which the scenario fails.
  let delays: [DelayAssignment]

  /// Which of the events of one instant happens next where it fails, for each such instant.
  var choices: [Int] = []

  /// The change that helps where a run failed, of those that can be tried.
  func cure(of record: CaseRecord) -> TimingCure {
    guard usual.verdict == .passed, let attempt = record.lastAttempt,
      let failure = attempt.failure, let number = failure.step
    else { return .untried }
    let step = FailedStep(
      record: attempt.steps[number],
      number: number,
      occurrence: attempt.steps[..<number].count { $0.span == attempt.steps[number].span },
      failure: failure.failure
    )
    let cure = cure(at: step)
    // What an interrupted search did not find may be there all the same.
    if case .none = cure, explorer.isInterrupted() { return .untried }
    return cure
  }

  private func cure(at step: FailedStep) -> TimingCure {
    switch step.failure.kind {
    case .assertionFailed: helping([waitInstead, waitFirst, earlierWait, alertAnswer], step)
    case .waitTimedOut, .gestureFailed: helping([longerWait, earlierWait, alertAnswer], step)
    case .waitWithoutEnd: helping([earlierWait, alertAnswer], step)
    case .timeLimitReached: longerTimeLimit ?? .none(.failsWithMoreTime)
    case .waitMarginMissed, .appNotRunning, .stepLimitReached, .loopLimitReached,
      .knownIssuePassed, .auditFailed, .badValue, .launchFailed, .appCrashed, .appMisbehaved,
      .placesDisagree, .timingDependent, .notProved:
      .untried
    }
  }

  // MARK: Changes

  /// The best change, or else why none helps.
  private func helping(
    _ searches: [(FailedStep) -> TimingCure?],
    _ step: FailedStep
  ) -> TimingCure {
    best(searches, step) ?? obstacle(step).map { .none($0) } ?? .untried
  }

  /// The first change that helps at every timing, or else the first that may.
  private func best(
    _ searches: [(FailedStep) -> TimingCure?],
    _ step: FailedStep
  ) -> TimingCure? {
    var unfinished: TimingCure?
    for search in searches {
      guard let cure = search(step) else { continue }
      guard case .unfinished = cure else { return cure }
      unfinished = unfinished ?? cure
    }
    return unfinished
  }

  private func best<Candidate>(
    _ candidates: [Candidate],
    _ step: FailedStep,
    _ search: @escaping (Candidate) -> TimingCure?
  ) -> TimingCure? {
    best(candidates.map { candidate in { _ in search(candidate) } }, step)
  }

  private func waitInstead(_ step: FailedStep) -> TimingCure? {
    cure(explore(replacing: step.span, with: \.waitingInstead), .waitInstead, or: .waitInstead)
  }

  /// A wait for what the step asserts for some time, before the step.
  private func waitFirst(_ step: FailedStep) -> TimingCure? {
    guard let expectation = explorer.execution.lastingExpectation(at: step.span) else { return nil }
    return cure(explore(before: step.span, expectation), .waitFirst, or: .waitFirst)
  }

  /// A time limit that is long enough at every timing, in tenths of a second.
  private var longerTimeLimit: TimingCure? {
    let execution = explorer.execution
    guard let longest = explore(execution.limited(to: Self.longestTimeout)) else { return nil }
    guard longest.result == .cures, let length = longest.length else {
      return cure(longest, nil, or: .longerTimeLimit)
    }
    let limit = (length.wholeMilliseconds / 100 + 1) * 100
    let tried = explore(execution.limited(to: .milliseconds(limit)))
    return cure(tried, .timeLimit(milliseconds: limit), or: .longerTimeLimit)
  }

  /// The shortest timeout with which a wait is long enough at every timing, in tenths of a second.
  private func longerWait(_ step: FailedStep) -> TimingCure? {
    guard
      let longest = explore(replacing: step.span, with: { $0.waiting(for: Self.longestTimeout) })
    else { return nil }
    guard longest.result == .cures, let wait = longest.waits[step.span] else {
      return cure(longest, nil, or: .longerTimeout)
    }
    let needed = (wait.timeout - wait.left).wholeMilliseconds
    let timeout = (needed / 100 + 1) * 100
    let tried = explore(replacing: step.span) { $0.waiting(for: .milliseconds(timeout)) }
    return cure(tried, .timeout(milliseconds: timeout), or: .longerTimeout)
  }

  /// A wait before the step for a difference between the usual screen and the failure's screen.
  private func earlierWait(_ step: FailedStep) -> TimingCure? {
    guard let failed = step.failure.screen, let usual = usualScreen(at: step) else { return nil }
    let difference = ScreenDifference(usual: usual, failed: failed, span: step.span)
    return best(difference.expectations, step) { candidate in
      cure(
        explore(before: step.span, candidate.expectation),
        .waitBefore(candidate.text),
        or: .waitBefore(candidate.text)
      )
    }
  }

  /// A handler for an alert that is there only where the step failed.
  private func alertAnswer(_ step: FailedStep) -> TimingCure? {
    guard let failed = step.failure.screen, let usual = usualScreen(at: step) else { return nil }
    let answers = AlertAnswers(usual: usual, failed: failed, span: step.span)
    return best(answers.candidates, step) { candidate in
      cure(
        explore(explorer.execution.adding(candidate.handler)),
        .interruption(by: candidate.type, candidate.text),
        or: .interruption(by: candidate.type, candidate.text)
      )
    }
  }

  /// What a trial says of a change.
  private func cure(
    _ trial: Trial?,
    _ cure: TimingCure?,
    or change: TimingCure.Change
  ) -> TimingCure? {
    switch trial?.result {
    case .cures: cure
    case .unfinished(let runs): .unfinished(change, runs: runs)
    case .fails, nil: nil
    }
  }

  /// The screen that the step saw at the usual timing, without secrets.
  private func usualScreen(at step: FailedStep) -> ScreenSnapshot? {
    guard let steps = usual.lastAttempt?.steps else { return nil }
    let indices = steps.indices.filter { steps[$0].span == step.span && steps[$0].outcome.hasRun }
    guard let index = indices.dropFirst(step.occurrence).first ?? indices.last else { return nil }
    return explorer.screen(after: step.record.command == "assert" ? index : max(0, index - 1))
  }

  // MARK: Obstacles

  /// Why waiting does not help at the timing of a run.
  private func obstacle(_ step: FailedStep) -> TimingCure.Obstacle? {
    let execution = explorer.execution
    if let lasting = execution.lastingExpectation(at: step.span) {
      return obstacle(step, to: lasting)
    }
    guard let waiting = execution.changing(step.span, { $0.waiting(for: Self.longestTimeout) })
    else { return nil }
    let watcher = execution.expectation(at: step.span).map {
      ExpectationWatcher($0, in: execution.scope, before: step.number)
    }
    guard failedStep(of: waiting, watchedBy: watcher) == step.number else { return .failsLater }
    guard let watcher else { return .neverPossible }
    return watcher.hasSeenIt ? .gone : .neverTrue
  }

  /// Why a wait before a step that asserts something for some time does not help.
  private func obstacle(
    _ step: FailedStep,
    to expectation: Expectation
  ) -> TimingCure.Obstacle? {
    let execution = explorer.execution
    let waiting = execution.replacing(step.span) {
      [.waiting(for: expectation, timeout: Self.longestTimeout, at: $0), $0]
    }
    guard let waiting else { return nil }
    // Each time that the run came to the step before, it waited as well.
    let number = step.number + step.occurrence
    let watcher = ExpectationWatcher(expectation, in: execution.scope, before: number)
    return switch failedStep(of: waiting, watchedBy: watcher) {
    case number: watcher.hasSeenIt ? .gone : .neverTrue
    case number + 1: .brief
    default: .failsLater
    }
  }

  /// The index of the step at which a changed scenario fails at the timing of the run.
  private func failedStep(
    of changed: ScenarioExecution,
    watchedBy watcher: ExpectationWatcher?
  ) -> Int? {
    explorer.running(changed)
      .attempt(with: delays, choices: choices, watchedBy: watcher)
      .failure?.step
  }

  // MARK: Exploring

  /// The result of exploring a changed scenario.
  private struct Trial {
    enum Result: Equatable {
      case cures
      case fails

      /// It failed in none of some runs, which were not every timing.
      case unfinished(runs: Int)
    }

    let result: Result
    let waits: [SourceSpan: TimingSearch.LongestWait]

    /// How long the longest run can take, if that is known.
    let length: Duration?
  }

  private func explore(replacing span: SourceSpan, with change: (Action) -> Action?) -> Trial? {
    explore(explorer.execution.changing(span, change))
  }

  private func explore(before span: SourceSpan, _ expectation: Expectation) -> Trial? {
    explore(explorer.execution.replacing(span) { [.waiting(for: expectation, at: $0), $0] })
  }

  private func explore(_ changed: ScenarioExecution?) -> Trial? {
    guard let changed else { return nil }
    let budget = min(explorer.budget, Self.budget)
    let (tally, summary) = explorer.running(changed, budget: budget).explore(
      TimingTally(usual: .passed)
    ) { $0.add($1) }
    guard summary.runCount > 0 else { return nil }
    return Trial(
      result: result(tally, summary),
      waits: summary.findings.waits,
      length: summary.greatestLength
    )
  }

  private func result(
    _ tally: TimingTally,
    _ summary: TimingExplorer.Summary
  ) -> Trial.Result {
    if tally.regions.contains(where: { $0.ending.verdict != .passed }) { return .fails }
    return summary.isComplete ? .cures : .unfinished(runs: summary.runCount)
  }
}
