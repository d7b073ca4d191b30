import ScenarioModel

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
