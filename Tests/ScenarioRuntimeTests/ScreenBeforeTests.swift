import AppModelKit
import ScenarioEvents
import ScenarioTestSupport
import Testing

/// What a failure shows of the screen before it.
struct ScreenBeforeTests {
  private func labels(_ yaml: String) -> [[String]] {
    ScenarioText(yaml).failures.map { failure in
      [failure.screenBefore, failure.screen].map { screen in
        screen.map { $0.elements.first { $0.identifier == "status" }?.label ?? "no status" }
          ?? "nil"
      }
    }
  }

  @Test func `a wait that fails later shows what it first saw`() {
    let failures = ScenarioText(
      """
      steps:
        - tap: Fetch
        - waitFor: {element: Absent, timeout: 2s}
      """
    ).failures
    let texts = failures.map { failure in
      [failure.screenBefore, failure.screen].map { screen in
        screen?.elements.contains { $0.label == "Fetched" }
      }
    }
    #expect(texts == [[false, true]])
  }

  @Test func `a step that was interrupted shows what it first saw itself`() {
    let failures = ScenarioText(
      """
      interruptions: [{when: {screen: Rows}, do: [back, {waitFor: {screen: Gallery}}]}]
      steps: [tap: Open, assert: Absent]
      """
    ).failures
    #expect(
      failures.map { [$0.screenBefore?.screen, $0.screen?.screen] } == [["Rows", "Gallery"]]
    )
  }

  @Test func `where nothing has changed there is one screen`() {
    #expect(labels("steps: [assert: Absent]") == [["nil", "ready"]])
  }

  @Test func `a crash shows what the gesture met`() {
    #expect(labels("steps: [tap: Crash]") == [["ready", "nil"]])
  }

  @Test func `a step that needs no screen has none`() {
    #expect(labels("launch: manual\nsteps: [tap: Crash]") == [["nil", "nil"]])
  }

  @Test func `a condition of a loop is looked at anew`() {
    #expect(
      labels(
        """
        steps:
          - repeat:
              until: Absent
              atMost: 1
              steps: [tap: Cover]
        """
      ) == [["nil", "cover"]]
    )
  }
}
