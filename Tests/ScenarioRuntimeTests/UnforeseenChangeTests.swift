import AppModelKit
import ScenarioEvents
import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// The advice on assertions about apps whose changes nobody foresees, as of web pages.
struct UnforeseenChangeTests {
  @Test(arguments: [
    (
      "- {tap: Blink}\n- {assert: {element: Blinked, exists: false}}",
      "it held 0.500s later; use 'waitFor'"
    ),
    (
      "- {tap: Blink}\n- {assert: {element: Blinked, exists: false, message: Gone}}",
      "it held 0.500s later; add a step with 'waitFor' before this one"
    ),
    ("- {tap: Enable}\n- {assert: {element: Gate, enabled: true}}", nil),
    ("- {assert: {equals: [a, b]}}", nil),
  ])
  func `an assertion that holds within a second is advised to wait`(
    steps: String,
    advice: String?
  ) throws {
    let failure = try #require(attempt(steps).failure).failure
    #expect(failure.advice == advice)
  }

  @Test func `the failure shows the screen at which the assertion looked`() throws {
    let attempt = try attempt("- {tap: Blink}\n- {assert: {element: Blinked, exists: false}}")
    let screen = try #require(attempt.failure?.failure.screen)
    #expect(screen.elements.contains { $0.label == "Blinked" })
  }

  private func attempt(_ steps: String) throws -> Attempt {
    let text = ScenarioText("steps:\n\(steps)")
    guard case .run(let execution)? = text.planned.cases.first?.action else {
      throw UnplannedCase()
    }
    var interpreter = Interpreter(
      execution.scenario,
      session: UnforeseenSession(InProcessSession(execution.app, loadData: execution.loadData)),
      scope: execution.scope
    )
    return interpreter.run()
  }
}

private struct UnplannedCase: Error {}

/// A session of a model that does not say what the app will do.
private struct UnforeseenSession: AppSession {
  private var session: InProcessSession

  init(_ session: InProcessSession) { self.session = session }

  var outlook: ChangeOutlook { isRunning ? .unknown : .willNot }
  var moment: Moment { session.moment }
  var isRunning: Bool { session.isRunning }
  var isIdle: Bool { session.isIdle }
  var screen: ScreenSnapshot { mutating get { session.screen } }

  mutating func launch(_ settings: LaunchSettings) throws(LaunchFailure) -> [LaunchWarning] {
    try session.launch(settings)
  }

  mutating func terminate() { session.terminate() }

  mutating func waitForChange(until deadline: Moment) throws(SessionFault) -> ChangeWait {
    switch try session.waitForChange(until: deadline) {
    case .nothingScheduled:
      try session.advance(to: deadline)
      return .deadlineReached
    case .changed: return .changed
    case .deadlineReached: return .deadlineReached
    }
  }

  mutating func advance(to moment: Moment) throws(SessionFault) {
    try session.advance(to: moment)
  }

  mutating func perform(
    _ gesture: Gesture,
    on element: Int
  ) throws(SessionFault) -> GestureOutcome {
    try session.perform(gesture, on: element)
  }

  mutating func type(_ input: KeyboardInput) throws(SessionFault) -> Bool {
    try session.type(input)
  }

  mutating func scrollToVisible(_ element: Int) -> Bool { session.scrollToVisible(element) }
}
