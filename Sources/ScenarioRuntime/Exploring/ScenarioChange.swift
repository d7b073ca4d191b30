import ScenarioDiagnostics
import ScenarioModel

extension [Step] {
  /// The steps with the one at a place replaced; nil if no step there can be changed.
  ///
  /// Steps of flows are left unchanged, because other steps use them too.
  func replacing(_ span: SourceSpan, with change: (Step) -> [Step]?) -> [Step]? {
    for (index, step) in enumerated() {
      guard let changed = step.replacing(span, with: change) else { continue }
      return Array(self[..<index]) + changed + self[(index + 1)...]
    }
    return nil
  }

  /// The expectation that the step at a place asserts at once or waits for, if any.
  func expectation(at span: SourceSpan) -> Expectation? {
    var found: Expectation?
    _ = replacing(span) { step in
      switch step.command {
      case .action(.assert(let assertion)) where assertion.window == nil:
        found = assertion.expectation
      case .action(.waitFor(let expectation, _)): found = expectation
      case .action, .container: break
      }
      return nil
    }
    return found
  }
}

extension Step {
  fileprivate func replacing(
    _ span: SourceSpan,
    with change: (Step) -> [Step]?
  ) -> [Step]? {
    switch command {
    case .action: self.span == span ? change(self) : nil
    case .container(let container):
      container.replacing(span, with: change).map { [with(.container($0))] }
    }
  }

  /// The same step with another action; nil if the change does not apply to it.
  func changing(_ change: (Action) -> Action?) -> Step? {
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
  static func waiting(for expectation: Expectation, at step: Step) -> Step {
    Step(
      command: .action(.waitFor(expectation, timeout: nil)),
      title: step.title,
      span: step.span,
      extent: step.extent
    )
  }
}

extension Container {
  fileprivate func replacing(
    _ span: SourceSpan,
    with change: (Step) -> [Step]?
  ) -> Container? {
    switch self {
    case .run: nil
    case .group(let name, let steps):
      steps.replacing(span, with: change).map { .group(name: name, $0) }
    case .repeat(let repetition, let steps):
      steps.replacing(span, with: change).map { .repeat(repetition, $0) }
    case .forEach(let iteration, let steps):
      steps.replacing(span, with: change).map { .forEach(iteration, $0) }
    case .if(let condition, let thenSteps, let elseSteps):
      thenSteps.replacing(span, with: change).map { .if(condition, then: $0, else: elseSteps) }
        ?? elseSteps.replacing(span, with: change).map { .if(condition, then: thenSteps, else: $0) }
    }
  }
}

extension Action {
  /// A wait for what the action asserts at once.
  var waitingInstead: Action? {
    guard case .assert(let assertion) = self, assertion.window == nil else { return nil }
    return .waitFor(assertion.expectation, timeout: nil)
  }

  /// The same action, but waiting for so long at most; an assertion becomes a wait.
  func waiting(for timeout: Duration) -> Action? {
    switch self {
    case .assert(let assertion):
      .waitFor(assertion.expectation, timeout: .literal(timeout, assertion.expectation.span))
    case .waitFor(let expectation, _):
      .waitFor(expectation, timeout: .literal(timeout, expectation.span))
    case .tap(let touch, let times, let fingers):
      .tap(touch.waiting(for: timeout), times: times, fingers: fingers)
    case .doubleTap(let touch): .doubleTap(touch.waiting(for: timeout))
    case .longPress(let touch, let duration):
      .longPress(touch.waiting(for: timeout), duration: duration)
    case .clear(let touch): .clear(touch.waiting(for: timeout))
    case .adjust(let touch, let value): .adjust(touch.waiting(for: timeout), to: value)
    case .swipe(let touch, let direction): .swipe(touch.waiting(for: timeout), direction)
    case .drag(let touch, let drag): .drag(touch.waiting(for: timeout), drag)
    case .pinch(let touch, let scale): .pinch(touch.waiting(for: timeout), scale: scale)
    case .rotate(let touch, let degrees): .rotate(touch.waiting(for: timeout), degrees: degrees)
    case .launch, .terminate, .type, .scroll, .background, .dismissKeyboard, .back, .pause,
      .remember, .audit,
      .log, .hierarchy, .screenshot:
      nil
    }
  }
}

extension Touch {
  fileprivate func waiting(for timeout: Duration) -> Touch {
    Touch(element, timeout: .literal(timeout, element.span), force: force)
  }
}
