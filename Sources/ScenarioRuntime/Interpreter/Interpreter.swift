import AppModelKit
import ScenarioDiagnostics
package import ScenarioEvents
package import ScenarioModel

/// Executes one scenario against one session: synchronous, deterministic, and never asleep.
///
/// Waits jump from one change of the app to the next, so a ten-minute wait costs as little as a
/// short one and there is no polling interval that could miss something.
package struct Interpreter<Session: AppSession> {
  var session: Session
  let scenario: Scenario
  var scope: Scope
  var settings: Settings
  var log = StepLog()

  /// What the present step did and found so far.
  var notes: [StepNote] = []

  package init(_ scenario: Scenario, session: Session, scope: Scope) {
    self.scenario = scenario
    self.session = session
    self.scope = scope
    self.settings = Settings()
  }

  /// Runs the scenario from launch to end; call it once.
  package mutating func run() -> Attempt {
    if case .goesOn = launchFromHeader() {
      _ = run(scenario.steps)
    } else {
      log.appendNotRun(scenario.steps)
    }
    return Attempt(steps: log.records, failure: log.failure, duration: session.now)
  }

  /// Runs a list of steps, up to a failure that ends it.
  mutating func run(_ steps: [Step]) -> Course {
    for (index, step) in steps.enumerated() {
      if case .ends = run(step) {
        log.appendNotRun(steps[(index + 1)...])
        return .ends
      }
    }
    return .goesOn
  }

  /// Runs one step and records what became of it.
  private mutating func run(_ step: Step) -> Course {
    let start = session.now
    notes.removeAll(keepingCapacity: true)
    do throws(Failure) {
      try settle()
      try perform(step.command)
      try checkTimeLimit()
      record(step, since: start, .passed)
      return .goesOn
    } catch {
      return fail(step, since: start, with: error)
    }
  }

  private mutating func fail(
    _ step: Step,
    since start: Duration,
    with failure: Failure
  ) -> Course {
    if isOptional(step), failure.kind.canBeOptional {
      record(step, since: start, .warned(failure))
      return .goesOn
    }
    record(step, since: start, .failed(failure))
    return settings.continuesAfterFailure && failure.kind.canBeOptional ? .goesOn : .ends
  }

  private mutating func record(
    _ step: Step,
    since start: Duration,
    _ outcome: StepRecord.Outcome
  ) {
    log.append(
      StepRecord(
        command: step.command.name,
        title: title(of: step),
        span: step.span,
        start: start,
        end: session.now,
        outcome: outcome,
        notes: notes
      )
    )
  }

  private func title(of step: Step) -> String {
    guard let name = step.name else { return step.summary }
    return (try? scope.text(name)) ?? name.source
  }

  private func isOptional(_ step: Step) -> Bool {
    guard let flag = step.isOptional else { return false }
    return (try? scope.boolean(flag)) ?? false
  }
}

/// Whether the steps behind a failed one are run.
enum Course {
  case goesOn
  case ends
}

extension Failure.Kind {
  /// A crash and a passed time limit end the scenario, whatever a step or header allows.
  var canBeOptional: Bool { !isError && self != .timeLimitReached }
}
