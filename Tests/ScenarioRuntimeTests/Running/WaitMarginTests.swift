import ScenarioEvents
import ScenarioRuntime
import ScenarioTestSupport
import Testing

struct WaitMarginTests {
  @Test(arguments: [("1%", 1), ("20%", 20), ("99%", 99)])
  func `a margin is a percentage`(_ text: String, _ percent: Int) {
    #expect(WaitMargin(text)?.percent == percent)
  }

  @Test(arguments: [
    "", "%", "20", "0%", "100%", "-5%", "+5%", "2.5%", "20 %", "99999999999999999999%",
  ])
  func `a margin that can't be is refused`(_ text: String) {
    #expect(WaitMargin(text) == nil)
  }

  @Test(arguments: [("50%", nil), ("60%", Failure.Kind.waitMarginMissed)])
  func `a wait for a control that takes the value is judged as a whole`(
    margin: String,
    failure: Failure.Kind?
  ) {
    let text = ScenarioText(
      """
      steps:
        - tap: Fetch
        - adjust: {element: size, to: giant, timeout: 2s}
      """
    )
    guard case .run(let execution)? = text.planned.cases.first?.action else {
      preconditionFailure(text.report)
    }
    var interpreter = Interpreter(
      execution.scenario,
      session: InProcessSession(execution.app),
      scope: execution.scope,
      waitMargin: WaitMargin(margin)
    )
    #expect(interpreter.run().failure?.failure.kind == failure)
  }
}
