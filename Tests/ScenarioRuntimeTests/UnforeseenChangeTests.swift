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

  @Test(arguments: [
    (SessionFault(.misconduct, "the page reported an error"), "failed: the page reported an error"),
    (SessionFault(.crash, "the page crashed"), "failed: the page crashed"),
  ])
  func `what goes wrong after a failed assertion is the fault of the next step`(
    fault: SessionFault,
    outcome: String
  ) throws {
    let attempt = try attempt(
      """
      - {tap: Blink}
      - {assert: {element: Blinked, exists: false}, optional: true}
      - {pause: 2s}
      """,
      fault: fault
    )
    #expect(
      attempt.steps.suffix(3).map(\.outcome.words) == [
        "passed", "warned: 1 element matches 'Blinked', but none should", outcome,
      ]
    )
    #expect(attempt.failure?.failure.summary == fault.message)
  }

  @Test func `an interruption ends the scenario while an assertion is watched`() throws {
    let attempt = try attempt(
      "- {tap: Blink}\n- {assert: {element: Blinked, exists: false}}\n- {pause: 2s}",
      fault: .interrupted
    )
    #expect(attempt.steps.suffix(3).map(\.outcome.words) == ["passed", "not run", "not run"])
    #expect(attempt.failure == nil)
  }

  private func attempt(_ steps: String, fault: SessionFault? = nil) throws -> Attempt {
    let text = ScenarioText("steps:\n\(steps)")
    guard case .run(let execution)? = text.planned.cases.first?.action else {
      throw UnplannedCase()
    }
    var interpreter = Interpreter(
      execution.scenario,
      session: UnforeseenSession(
        InProcessSession(execution.app, loadData: execution.loadData),
        fault: fault
      ),
      scope: execution.scope
    )
    return interpreter.run()
  }
}

private struct UnplannedCase: Error {}

extension StepRecord.Outcome {
  fileprivate var words: String {
    switch self {
    case .passed: "passed"
    case .failed(let failure): "failed: \(failure.summary)"
    case .warned(let failure): "warned: \(failure.summary)"
    case .skipped: "skipped"
    case .notRun: "not run"
    }
  }
}

/// A session of a model that does not say what the app will do.
private struct UnforeseenSession: SessionAroundModel {
  var session: InProcessSession

  /// What goes wrong while the app blinks, once.
  var fault: SessionFault?

  init(_ session: InProcessSession, fault: SessionFault?) {
    self.session = session
    self.fault = fault
  }

  var outlook: ChangeOutlook { isRunning ? .unknown : .willNot }

  mutating func waitForChange(until deadline: Moment) throws(SessionFault) -> ChangeWait {
    if let fault, screen.elements.contains(where: { $0.label == "Blinked" }) {
      self.fault = nil
      throw fault
    }
    let wait = try session.waitForChange(until: deadline)
    guard case .nothingScheduled = wait else { return wait }
    try session.advance(to: deadline)
    return .deadlineReached
  }
}
