import AppModelKit
import Testing

@testable import ScenarioCommands

/// How `rehearse apps` shows the delays of an app.
struct DelayRowTests {
  @Test func `a delay of one length has no range`() {
    let delay = Delay("logout", nominal: .milliseconds(500), range: 1...1)
    #expect(delay.row == ["logout", "500ms", "always 500ms"])
  }

  @Test func `other delays have the range of their lengths`() {
    let delay = Delay("load", nominal: .milliseconds(500), range: 0.5...3)
    #expect(delay.row == ["load", "500ms", "0.5 to 3 times that"])
  }
}
