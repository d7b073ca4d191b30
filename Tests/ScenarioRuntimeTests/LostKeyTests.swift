import AppModelKit
import ScenarioEvents
import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// Keys that no field takes although one has the focus, as while a page moves the focus.
struct LostKeyTests {
  @Test func `a key that got lost is pressed again`() throws {
    let attempt = try attempt(losing: 3)
    #expect(attempt.failure == nil)
  }

  @Test func `an element with the focus that takes no key is a failure`() throws {
    let failure = try #require(attempt(losing: 4).failure).failure
    #expect(failure.summary == "textField #name has the focus and takes no key")
    #expect(failure.advice == "tap the text field itself first")
  }

  private func attempt(losing count: Int) throws -> Attempt {
    let text = ScenarioText(
      """
      steps:
        - type: {into: name, text: Ann}
        - assert: {element: name, value: Ann}
      """
    )
    guard case .run(let execution)? = text.planned.cases.first?.action else {
      throw UnplannedCase()
    }
    let session = LosingSession(
      session: InProcessSession(execution.app, loadData: execution.loadData),
      lossCount: count
    )
    var interpreter = Interpreter(execution.scenario, session: session, scope: execution.scope)
    return interpreter.run()
  }
}

private struct UnplannedCase: Error {}

private struct LosingSession: SessionAroundModel {
  var session: InProcessSession

  /// The number of keys that get lost.
  var lossCount: Int

  mutating func type(_ input: KeyboardInput) throws(SessionFault) -> Bool {
    guard lossCount > 0 else { return try session.type(input) }
    lossCount -= 1
    return false
  }
}
