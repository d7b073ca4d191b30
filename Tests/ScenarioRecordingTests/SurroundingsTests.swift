import ScenarioRecording
import Testing

/// What a continued file says around the recorded steps.
struct SurroundingsTests {
  private static let scenario = """
    name: 'A user signs in'
    app: sign-in
    variables: {password: sesame}
    secrets: [password]
    steps:
      - type: {into: userName, text: admin}
      # then sesame
      - type: {into: password, text: "${password}"}

    """

  @Test func `a continued file keeps its name, and shows its lines with secrets masked`() throws {
    let recording = try RecordingStudio.recording(goingOnWith: Self.scenario, beforeLine: 8)
    #expect(recording.name == "A user signs in")
    #expect(recording.surroundings?.line == 8)
    #expect(
      recording.surroundings?.before == [
        "name: 'A user signs in'", "app: sign-in", "variables: {password: •••}",
        "secrets: [password]", "steps:", "  - type: {into: userName, text: admin}",
        "  # then •••",
      ]
    )
    #expect(
      recording.surroundings?.after == [#"  - type: {into: password, text: "${password}"}"#]
    )
    #expect(try RecordingStudio.recording(of: "todo").surroundings == nil)
  }

  @Test func `the scenario of a suite gives the name`() throws {
    let recording = try RecordingStudio.recording(
      goingOnWith: RecordingStudio.suite,
      beforeLine: 10
    )
    #expect(recording.name == "Second")
  }

  @Test func `a later step that fails is named with its line and reason`() throws {
    var recording = try RecordingStudio.recording(
      goingOnWith: "name: A\napp: todo\nsteps:\n  - tap: Add Todo\n  - tap: Edit\n",
      in: "a.yaml",
      beforeLine: 5
    )
    #expect(recording.laterFailure?.place == "a.yaml:5")
    try recording.record(step: "tap: Phone")
    let failure = try #require(recording.laterFailure)
    #expect(failure.step == "tap: Edit")
    #expect(failure.place == "a.yaml:6")
    #expect(failure.reason.hasPrefix("no element matches 'Edit'"), "\(failure.reason)")
    #expect(try RecordingStudio.recording(of: "todo").laterFailure == nil)
  }
}
