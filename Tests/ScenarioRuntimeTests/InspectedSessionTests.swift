import AppModelKit
import ScenarioTestSupport
import Synchronization
import Testing

@testable import ScenarioRuntime

/// The number of sessions that are open.
private final class OpenSessions: Sendable {
  let counts = Mutex((open: 0, most: 0))

  func begin() { counts.withLock { $0 = ($0.open + 1, max($0.most, $0.open + 1)) } }

  func end() { counts.withLock { $0.open -= 1 } }
}

/// A session of which a device holds only one.
private struct CountedSession: SessionAroundModel {
  var session = InProcessSession(.gallery)
  let sessions: OpenSessions

  init(_ sessions: OpenSessions) {
    self.sessions = sessions
    sessions.begin()
  }

  mutating func end(afterFailure hasFailed: Bool) { sessions.end() }
}

struct InspectedSessionTests {
  @Test func `a scenario is inspected with one session at a time, and all are ended`() throws {
    let planned = try #require(ScenarioText("steps: [tap: Fetch, pause: 1s]").planned.cases.first)
    guard case .run(let execution) = planned.action else { return }
    let sessions = OpenSessions()
    let inspection = ScenarioInspector(
      execution.scenario,
      scope: execution.scope,
      secrets: execution.secrets
    ) { CountedSession(sessions) }.inspection(after: 2)
    #expect(inspection.moment == .milliseconds(100))
    sessions.counts.withLock { #expect($0 == (open: 0, most: 1)) }
  }
}
