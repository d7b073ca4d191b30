extension Step {
  func accept(_ visitor: inout some ScenarioVisitor) {
    if let name { visitor.visit(name) }
    isOptional?.accept(&visitor)
    command.accept(&visitor)
  }
}

extension Command {
  func accept(_ visitor: inout some ScenarioVisitor) {
    switch self {
    case .launch(let options): options.accept(&visitor)
    case .terminate: break
    case .tap(let touch), .doubleTap(let touch): touch.accept(&visitor)
    case .longPress(let touch, let duration):
      touch.accept(&visitor)
      duration?.accept(&visitor)
    case .waitFor(let expectation, let timeout):
      expectation.accept(&visitor)
      timeout?.accept(&visitor)
    case .assert(let assertion): assertion.accept(&visitor)
    case .pause(let duration): duration.accept(&visitor)
    case .log(let text): visitor.visit(text)
    case .hierarchy(let selector): selector?.accept(&visitor)
    }
  }
}

extension Touch {
  func accept(_ visitor: inout some ScenarioVisitor) {
    element.accept(&visitor)
    timeout?.accept(&visitor)
    force?.accept(&visitor)
  }
}

extension Assertion {
  func accept(_ visitor: inout some ScenarioVisitor) {
    expectation.accept(&visitor)
    window?.accept(&visitor)
    if let message { visitor.visit(message) }
  }
}
