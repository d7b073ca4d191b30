import AppModelKit
import ScenarioRuntime
import ScenarioTestSupport
import Synchronization
import Testing

/// How long a session in real time is told that a step may wait.
struct StepTimeoutTests {
  @Test(arguments: [
    ("tap: Done", 5), ("waitFor: {element: Done, timeout: 20s}", 20),
    ("tap: {element: Done, timeout: 12s}", 12), ("type: {into: Done, text: x, timeout: 7s}", 7),
    ("assert: {element: Gate, for: 3s}", 3), ("scroll: {direction: down, timeout: 9s}", 9),
  ])
  func `a step may wait for its own timeout`(step: String, seconds: Int) throws {
    #expect(try timeouts("steps: [{\(step)}]") == [seconds])
  }

  @Test func `a step without a timeout has that of the scenario`() throws {
    #expect(try timeouts("timeout: 8s\nsteps: [tap: Done]") == [8])
  }

  @Test func `a condition has the timeout of the scenario again`() throws {
    let steps = """
      steps:
        - assert: {element: Gate, for: 3s}
        - if: {condition: {element: Gate}, then: [pause: 1s]}
      """
    #expect(try timeouts(steps) == [3, 5, 5, 5])
  }

  /// The timeouts of the steps and conditions, in seconds.
  private func timeouts(_ text: String) throws -> [Int] {
    guard case .run(let execution)? = ScenarioText(text).planned.cases.first?.action else {
      throw UnplannedCase()
    }
    let timeouts = Timeouts()
    var interpreter = Interpreter(
      execution.scenario,
      session: ListeningSession(
        session: InProcessSession(execution.app, loadData: execution.loadData),
        timeouts: timeouts
      ),
      scope: execution.scope
    )
    _ = interpreter.run()
    return timeouts.all.withLock { $0.map { Int($0 / .seconds(1)) } }
  }
}

private struct UnplannedCase: Error {}

private final class Timeouts: Sendable {
  let all = Mutex<[Duration]>([])
}

private struct ListeningSession: SessionAroundModel {
  var session: InProcessSession
  let timeouts: Timeouts

  func beginStep(timeout: Duration) { timeouts.all.withLock { $0.append(timeout) } }
}
