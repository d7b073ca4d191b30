import ScenarioTestSupport
import Testing

/// Flows that end their app.
extension ImportTests {
  @Test func `an app that was launched is ended, even if no step comes before`() async throws {
    try await expect(
      """
      appId: todo
      ---
      - stopApp
      - launchApp
      - stopApp
      - assertNotVisible: Done
      """,
      writes: """
        name: flow
        app: todo
        steps:
          - terminate
          - waitFor: {element: Done, exists: false}

        """
    )
  }

  @Test func `an app that is ended twice in a row is terminated once`() async throws {
    try await expect(
      """
      appId: todo
      ---
      - tapOn: Add
      - killApp
      # from the start
      - clearState
      - launchApp: {clearState: true}
      """,
      writes: """
        name: flow
        app: todo
        steps:
          - tap: Add
          - terminate
          # from the start
          - launch

        """
    )
  }

  @Test func `an app that a flow ends is not ended again after it`() async throws {
    try await expect(
      """
      appId: todo
      onFlowStart:
        - launchApp: {clearState: true}
        - stopApp
      onFlowComplete:
        # leave nothing behind
        - stopApp
        - takeScreenshot: end
      ---
      - clearState
      - launchApp: {clearState: true}
      - tapOn: Add
      - killApp
      """,
      writes: """
        name: flow
        app: todo
        setup:
          - terminate
        steps:
          - launch
          - tap: Add
          - terminate
        teardown:
          # leave nothing behind
          - screenshot: end

        """
    )
  }
}
