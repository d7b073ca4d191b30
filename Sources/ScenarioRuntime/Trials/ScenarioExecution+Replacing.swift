package import ScenarioDiagnostics
package import ScenarioModel

extension ScenarioExecution {
  /// The execution with other steps at a place, each time that it comes there.
  ///
  /// The place may lie in the scenario's own steps, in its setup, its teardown, the steps for an
  /// interruption, or in a flow. All uses of a flow are changed, as the file has it only once.
  ///
  /// - Parameters:
  ///   - span: The place of the step's command.
  ///   - change: The steps to run in place of the step; nil to keep it.
  /// - Returns: The execution; nil if no step is changed.
  package func replacing(
    _ span: SourceSpan,
    with change: (Step) -> [Step]?
  ) -> ScenarioExecution? {
    if let changed = scenario.replacing(span, with: change) { return with(changed) }
    return scope.words.replacingFlows { $0.replacing(span, with: change) }.map(with(words:))
  }

  /// The execution with another action at a place; nil if the change does not apply there.
  func changing(_ span: SourceSpan, _ change: (Action) -> Action?) -> ScenarioExecution? {
    replacing(span) { step in step.changing(change).map { [$0] } }
  }

  /// The expectation that the step at a place asserts at once or waits for, if any.
  func expectation(at span: SourceSpan) -> Expectation? {
    let action = action(at: span)
    if case .waitFor(let expectation, _) = action { return expectation }
    guard case .assert(let assertion) = action, assertion.window == nil else { return nil }
    return assertion.expectation
  }

  /// The expectation that the step at a place asserts for some time, if any.
  func lastingExpectation(at span: SourceSpan) -> Expectation? {
    guard case .assert(let assertion) = action(at: span), assertion.window != nil else {
      return nil
    }
    return assertion.expectation
  }

  private func action(at span: SourceSpan) -> Action? {
    var found: Action?
    _ = replacing(span) { step in
      if case .action(let action) = step.command { found = action }
      return nil
    }
    return found
  }

  /// The execution with more or less time for the scenario.
  func limited(to timeLimit: Duration) -> ScenarioExecution {
    var header = scenario.header
    header.timeLimit = .literal(timeLimit, scenario.name.span)
    return with(scenario.with(header: header))
  }

  /// The execution with another handler, after those that the scenario has.
  func adding(_ handler: InterruptionHandler) -> ScenarioExecution {
    var header = scenario.header
    header.interruptions.append(handler)
    return with(scenario.with(header: header))
  }
}

extension Scenario {
  /// The scenario with other steps at a place; nil if no step is changed.
  fileprivate func replacing(_ span: SourceSpan, with change: (Step) -> [Step]?) -> Scenario? {
    if let steps = steps.replacing(span, with: change) { return with(steps: steps) }
    var header = header
    for list in [\Header.setup, \.teardown] {
      guard let steps = header[keyPath: list].replacing(span, with: change) else { continue }
      header[keyPath: list] = steps
      return with(header: header)
    }
    for (index, handler) in header.interruptions.enumerated() {
      guard let steps = handler.steps.replacing(span, with: change) else { continue }
      header.interruptions[index] = handler.with(steps)
      return with(header: header)
    }
    return nil
  }
}

extension InterruptionHandler {
  fileprivate func with(_ steps: [Step]) -> InterruptionHandler {
    InterruptionHandler(when: condition, steps: steps, title: title, span: span)
  }
}

extension [Step] {
  /// The steps with others in place of each one at a place; nil if no step is changed.
  fileprivate func replacing(_ span: SourceSpan, with change: (Step) -> [Step]?) -> [Step]? {
    let changes = map { $0.replacing(span, with: change) }
    guard changes.contains(where: { $0 != nil }) else { return nil }
    return zip(self, changes).flatMap { $1 ?? [$0] }
  }
}

extension Step {
  fileprivate func replacing(_ span: SourceSpan, with change: (Step) -> [Step]?) -> [Step]? {
    if self.span == span { return change(self) }
    guard case .container(let container) = command else { return nil }
    return container.replacing(span, with: change).map { [with(.container($0))] }
  }

  /// The same step with another action; nil if the change does not apply to it.
  fileprivate func changing(_ change: (Action) -> Action?) -> Step? {
    guard case .action(let action) = command else { return nil }
    return change(action).map { with(.action($0)) }
  }

  private func with(_ command: Command) -> Step {
    Step(
      command: command,
      name: name,
      isOptional: isOptional,
      title: title,
      span: span,
      extent: extent
    )
  }

  /// A wait that is not written anywhere, in the place of a step.
  static func waiting(
    for expectation: Expectation,
    timeout: Duration? = nil,
    at step: Step
  ) -> Step {
    let timeout = timeout.map { Resolvable.literal($0, expectation.span) }
    return Step(
      command: .action(.waitFor(expectation, timeout: timeout)),
      title: step.title,
      span: step.span,
      extent: step.extent
    )
  }
}

extension Container {
  fileprivate func replacing(_ span: SourceSpan, with change: (Step) -> [Step]?) -> Container? {
    switch self {
    case .run: return nil
    case .group(let name, let steps):
      return steps.replacing(span, with: change).map { .group(name: name, $0) }
    case .repeat(let repetition, let steps):
      return steps.replacing(span, with: change).map { .repeat(repetition, $0) }
    case .forEach(let iteration, let steps):
      return steps.replacing(span, with: change).map { .forEach(iteration, $0) }
    case .if(let condition, let thenSteps, let elseSteps):
      let changed = thenSteps.replacing(span, with: change)
      let changedElse = elseSteps.replacing(span, with: change)
      if changed == nil, changedElse == nil { return nil }
      return .if(condition, then: changed ?? thenSteps, else: changedElse ?? elseSteps)
    }
  }
}
