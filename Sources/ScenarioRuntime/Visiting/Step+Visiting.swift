package import ScenarioModel

extension Step {
  /// Shows a visitor the contents of the step and of the steps inside it.
  package func accept(_ visitor: inout some ScenarioVisitor) {
    if let name { visitor.visit(name) }
    isOptional?.accept(&visitor, as: .boolean)
    command.accept(&visitor)
  }
}

extension Command {
  func accept(_ visitor: inout some ScenarioVisitor) {
    switch self {
    case .action(let action): action.accept(&visitor)
    case .container(let container): container.accept(&visitor)
    }
  }
}

extension Action {
  func accept(_ visitor: inout some ScenarioVisitor) {
    switch self {
    case .launch(let options): options.accept(&visitor)
    case .terminate, .dismissKeyboard, .back: break
    case .tap(let touch, _, _), .doubleTap(let touch), .clear(let touch): touch.accept(&visitor)
    case .longPress(let touch, let duration):
      touch.accept(&visitor)
      duration?.accept(&visitor, as: .duration)
    case .type(let entry):
      entry.field?.accept(&visitor)
      visitor.visit(entry.text)
    case .adjust(let touch, let value):
      touch.accept(&visitor)
      visitor.visit(value)
    case .swipe(let touch, let direction):
      touch.accept(&visitor)
      direction.accept(&visitor, as: .direction)
    case .scroll(let scroll): scroll.accept(&visitor)
    case .drag(let touch, let drag):
      touch.accept(&visitor)
      drag.accept(&visitor)
    case .pinch(let touch, let scale):
      touch.accept(&visitor)
      scale.accept(&visitor, as: .scale)
    case .rotate(let touch, let degrees):
      touch.accept(&visitor)
      degrees.accept(&visitor, as: .number)
    case .background(let duration): duration.accept(&visitor, as: .duration)
    case .waitFor(let expectation, let timeout):
      expectation.accept(&visitor)
      timeout?.accept(&visitor, as: .duration)
    case .assert(let assertion): assertion.accept(&visitor)
    case .pause(let duration): duration.accept(&visitor, as: .duration)
    case .remember(let memory): memory.accept(&visitor)
    case .audit(let exemptions): for exemption in exemptions { exemption.accept(&visitor) }
    case .log(let text): visitor.visit(text)
    case .screenshot(let name): visitor.visit(name)
    case .hierarchy(let selector): selector?.accept(&visitor)
    }
  }
}

extension Container {
  func accept(_ visitor: inout some ScenarioVisitor) {
    switch self {
    case .run(let call): call.accept(&visitor, as: .flow)
    case .group(let name, let steps):
      visitor.visit(name)
      steps.accept(&visitor)
    case .repeat(let repetition, let steps):
      repetition.accept(&visitor)
      visitor.visit(repeated: steps)
    case .forEach(let iteration, let steps): accept(&visitor, iteration, steps)
    case .if(let condition, let thenSteps, let elseSteps):
      condition.accept(&visitor)
      visitor.visit(thenSteps, or: elseSteps)
    }
  }

  private func accept(
    _ visitor: inout some ScenarioVisitor,
    _ iteration: Iteration,
    _ steps: [Step]
  ) {
    if case .text(let list) = iteration.values.content {
      visitor.visit(list, as: .loop(allowsEmpty: iteration.allowsEmpty))
    } else {
      iteration.values.accept(&visitor)
    }
    iteration.allowsEmpty?.accept(&visitor, as: .boolean)
    visitor.enter(iteration)
    visitor.visit(repeated: steps)
    visitor.leave(iteration)
  }
}

extension Touch {
  func accept(_ visitor: inout some ScenarioVisitor) {
    element.accept(&visitor)
    timeout?.accept(&visitor, as: .duration)
    force?.accept(&visitor, as: .boolean)
  }
}

extension Drag {
  func accept(_ visitor: inout some ScenarioVisitor) {
    switch self {
    case .to(let goal): goal.accept(&visitor)
    case .by(let x, let y):
      x.accept(&visitor, as: .number)
      y.accept(&visitor, as: .number)
    }
  }
}

extension Scroll {
  func accept(_ visitor: inout some ScenarioVisitor) {
    direction.accept(&visitor, as: .direction)
    container?.accept(&visitor)
    goal?.accept(&visitor)
    timeout?.accept(&visitor, as: .duration)
  }
}

extension Assertion {
  func accept(_ visitor: inout some ScenarioVisitor) {
    expectation.accept(&visitor)
    window?.accept(&visitor, as: .duration)
    if let message { visitor.visit(message) }
  }
}

extension Memory {
  func accept(_ visitor: inout some ScenarioVisitor) {
    switch self {
    case .element(let selector, _), .count(let selector, _): selector.accept(&visitor)
    }
    visitor.visit(remembered: names)
  }
}

extension AuditExemption {
  func accept(_ visitor: inout some ScenarioVisitor) {
    rule.accept(&visitor, as: .auditRule)
    element?.accept(&visitor)
  }
}

extension Repetition {
  func accept(_ visitor: inout some ScenarioVisitor) {
    switch self {
    case .times(let count): count.accept(&visitor, as: .count)
    case .whileHolds(let condition, let atMost), .untilHolds(let condition, let atMost):
      condition.accept(&visitor)
      atMost.accept(&visitor, as: .count)
    }
  }
}
