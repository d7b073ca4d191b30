import ScenarioRecording
import ScenarioRuntime
import Testing

/// The stories of the seeds in the words of the repository's vocabularies.
struct StoryFoldingTests {
  @Test func `a to-do with a date is made in four steps`() throws {
    var recording = try RecordingStudio.recording(of: "todo", importing: ["todo"])
    try recording.record(.tap, on: "Add Todo")
    try recording.record(.type("Swim"), on: "Title")
    try recording.record(step: "dismissKeyboard")
    try recording.record(.adjust(to: "9"), on: "2")
    try recording.record(.tap, on: "Done")
    try Self.expectFolded(recording)
  }

  @Test func `a to-do is deleted`() throws {
    var recording = try RecordingStudio.recording(of: "todo", importing: ["todo"])
    try recording.record(.tap, on: "Go to Gym")
    try recording.record(.tap, on: "Delete Todo")
    try Self.expectFolded(recording)
  }

  @Test func `a to-do is edited`() throws {
    var recording = try RecordingStudio.recording(of: "todo", importing: ["todo"])
    try recording.record(.tap, on: "Go to Gym")
    try recording.record(.tap, on: "Edit Todo")
    try recording.record(.clear, on: "Edit Todo Title")
    try recording.record(step: "type: Swim")
    try recording.record(step: "dismissKeyboard")
    try recording.record(.tap, on: "Done Editing")
    try Self.expectFolded(recording)
  }

  @Test(arguments: ["sesame", "admin"])
  func `a person signs in`(password: String) throws {
    var recording = try RecordingStudio.recording(of: "sign-in", importing: ["sign-in"])
    try recording.record(.type("admin"), on: "userName")
    try recording.record(.type(password), on: "password")
    try recording.record(.tap, on: "authenticate")
    try Self.expectFolded(recording)
  }

  @Test func `a question is answered`() throws {
    var recording = try RecordingStudio.recording(
      of: "trivia",
      arguments: ["isUITesting"],
      importing: ["trivia"]
    )
    try recording.record(.tap, on: "AnswerC")
    try Self.expectFolded(recording)
  }

  /// Expects that at least half of the gestures are in flows, and that unfolding changes nothing else.
  private static func expectFolded(_ recording: Recording) throws {
    let gestures = recording.steps.filter { !$0.text.hasPrefix("waitFor: ") }
    let flows = gestures.filter { $0.text.hasPrefix("run: ") }
    #expect(flows.count * 2 >= gestures.count, "\(gestures.map(\.text))")
    var unfolded = recording
    while let number = unfolded.steps.firstIndex(where: { $0.text.hasPrefix("run: ") }) {
      try unfolded.unfold(step: number + 1)
    }
    #expect(unfolded.state == recording.state)
    #expect(unfolded.steps != recording.steps)
  }
}
