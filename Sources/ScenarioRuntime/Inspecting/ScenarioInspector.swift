package import ScenarioEvents
package import ScenarioModel

/// Runs a scenario up to the end of a step, to show the app as it is then.
package struct ScenarioInspector<Session: AppSession> {
  private let scenario: Scenario
  private let scope: Scope
  private let secrets: Secrets
  private let makeSession: () -> Session

  /// The scenario may be run several times, each time in a new session.
  package init(
    _ scenario: Scenario,
    scope: Scope,
    secrets: Secrets,
    makeSession: @escaping () -> Session
  ) {
    self.scenario = scenario
    self.scope = scope
    self.secrets = secrets
    self.makeSession = makeSession
  }

  /// The app after a step, by its number in the step log; without one, before the teardown.
  ///
  /// A scenario that ends before is shown as it is where it ends.
  package func inspection(after number: Int?) -> Inspection {
    var whole = run()
    whole.interpreter.session.end(afterFailure: false)
    let steps = whole.attempt.steps
    let wanted = min(number ?? steps.countBeforeTeardown, steps.count)
    let last = steps.prefix(wanted).lastIndex(where: \.outcome.hasRun) ?? 0
    let reached = last + 1 == number ? last : steps.interruptedStep(at: last)
    var interpreter = run(upTo: reached).interpreter
    defer { interpreter.session.end(afterFailure: false) }
    return Inspection(
      of: interpreter.session.screen,
      hiding: interpreter.secrets,
      at: interpreter.session.now,
      after: steps.indices.contains(reached)
        ? Inspection.ReachedStep(
          number: reached + 1,
          last: steps.lastIndex(within: reached) + 1,
          record: steps[reached],
          isTheWantedOne: number.map { $0 == reached + 1 } ?? true
        ) : nil
    )
  }

  /// Runs up to the end of a step, by its place in the log; without one, the whole scenario.
  private func run(upTo last: Int? = nil) -> (interpreter: Interpreter<Session>, attempt: Attempt) {
    var interpreter = Interpreter(scenario, session: makeSession(), scope: scope, secrets: secrets)
    interpreter.log = StepLog(last: last)
    let attempt = interpreter.run()
    return (interpreter, attempt.masked(by: interpreter.secrets))
  }
}

extension [StepRecord] {
  fileprivate var countBeforeTeardown: Int { prefix { $0.phase != .teardown }.count }

  /// The index of the step that a step answers the interruption of, as that ends after it; its own if
  /// it answers none.
  fileprivate func interruptedStep(at index: Int) -> Int {
    guard let interruption = prefix(index + 1).lastIndex(where: { $0.command == "interruption" }),
      lastIndex(within: interruption) >= index
    else { return index }
    return self[..<interruption].lastIndex { $0.depth < self[interruption].depth } ?? index
  }

  /// The index of the last step within another one; that of the other one if it has none.
  func lastIndex(within index: Int) -> Int {
    let depth = self[index].depth
    return index + self[(index + 1)...].prefix { $0.depth > depth }.count
  }
}
