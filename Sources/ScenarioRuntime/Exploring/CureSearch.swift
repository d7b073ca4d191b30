import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel

/// Looks for a change that makes a scenario pass at every timing, by exploring changed scenarios.
struct CureSearch {
  /// The timeouts that are tried for a wait that ends too early, in seconds.
  private static let timeouts: [Int64] = [10, 20, 40]

  private let explorer: TimingExplorer
  private let usual: CaseRecord

  init(_ explorer: TimingExplorer, _ usual: CaseRecord) {
    self.explorer = explorer
    self.usual = usual
  }

  /// The change that helps where a run failed, of those that can be tried.
  func cure(of record: CaseRecord) -> TimingCure {
    guard usual.verdict == .passed, case .ran(let attempts) = record.result,
      let failure = attempts.last?.failure, let number = failure.step,
      let step = attempts.last?.steps[number]
    else { return .untried }
    return switch failure.failure.kind {
    case .assertionFailed: waiting(at: step.span)
    case .waitTimedOut: longerWait(at: step.span)
    case .waitWithoutEnd, .waitMarginMissed, .gestureFailed, .appNotRunning, .timeLimitReached,
      .stepLimitReached, .loopLimitReached, .knownIssuePassed, .auditFailed, .badValue,
      .launchFailed, .appCrashed, .timingDependent, .notProved:
      .untried
    }
  }

  /// Whether it helps to wait for what a step asserts.
  private func waiting(at span: SourceSpan) -> TimingCure {
    let passes = passesAlways(changing: span) { action in
      guard case .assert(let assertion) = action, assertion.window == nil else { return nil }
      return .waitFor(assertion.expectation, timeout: nil)
    }
    guard let passes else { return .untried }
    return passes ? .waitInstead : .none
  }

  /// The first timeout that is long enough for a wait.
  private func longerWait(at span: SourceSpan) -> TimingCure {
    for timeout in Self.timeouts {
      let passes = passesAlways(changing: span) { action in
        guard case .waitFor(let expectation, _) = action else { return nil }
        return .waitFor(expectation, timeout: .literal(.seconds(timeout), span))
      }
      guard let passes else { return .untried }
      if passes { return .timeout(milliseconds: timeout * 1000) }
    }
    return .none
  }

  /// Whether the scenario passes at every timing with one step changed; nil if it can't be changed.
  private func passesAlways(changing span: SourceSpan, _ change: (Action) -> Action?) -> Bool? {
    let scenario = explorer.execution.scenario
    guard let steps = scenario.steps.changing(span, change) else { return nil }
    let changed = Scenario(
      name: scenario.name,
      header: scenario.header,
      cases: scenario.cases,
      steps: steps,
      extent: scenario.extent
    )
    let (tally, summary) = explorer.running(changed).explore(TimingTally()) { $0.add($1) }
    return summary.isComplete && tally.regions.allSatisfy { $0.ending.verdict == .passed }
  }
}

extension TimingExplorer {
  /// An explorer of another scenario in the same place.
  fileprivate func running(_ scenario: Scenario) -> TimingExplorer {
    TimingExplorer(
      planned: planned,
      execution: ScenarioExecution(
        scenario,
        app: execution.app,
        scope: execution.scope,
        secrets: execution.secrets,
        loadData: execution.loadData
      ),
      ranges: ranges,
      budget: budget,
      isInterrupted: isInterrupted
    )
  }
}

extension [Step] {
  /// The same steps, but the one at a place with another action; nil if it can't be changed.
  ///
  /// Steps of flows are left as they are, as other steps use them too.
  fileprivate func changing(_ span: SourceSpan, _ change: (Action) -> Action?) -> [Step]? {
    for (index, step) in enumerated() {
      guard let command = step.command.changing(step, at: span, change) else { continue }
      var steps = self
      steps[index] = step.with(command)
      return steps
    }
    return nil
  }
}

extension Command {
  fileprivate func changing(
    _ step: Step,
    at span: SourceSpan,
    _ change: (Action) -> Action?
  ) -> Command? {
    switch self {
    case .action(let action): step.span.isSame(as: span) ? change(action).map(Command.action) : nil
    case .container(let container): container.changing(span, change).map(Command.container)
    }
  }
}

extension Container {
  fileprivate func changing(_ span: SourceSpan, _ change: (Action) -> Action?) -> Container? {
    switch self {
    case .run: nil
    case .group(let name, let steps):
      steps.changing(span, change).map { .group(name: name, $0) }
    case .repeat(let repetition, let steps):
      steps.changing(span, change).map { .repeat(repetition, $0) }
    case .forEach(let iteration, let steps):
      steps.changing(span, change).map { .forEach(iteration, $0) }
    case .if(let condition, let thenSteps, let elseSteps):
      thenSteps.changing(span, change).map { .if(condition, then: $0, else: elseSteps) }
        ?? elseSteps.changing(span, change).map { .if(condition, then: thenSteps, else: $0) }
    }
  }
}

extension Step {
  /// The same step with another command.
  fileprivate func with(_ command: Command) -> Step {
    Step(
      command: command,
      name: name,
      isOptional: isOptional,
      title: title,
      span: span,
      extent: extent
    )
  }
}

extension SourceSpan {
  fileprivate func isSame(as other: SourceSpan) -> Bool {
    file === other.file && start == other.start && end == other.end
  }
}
