import ScenarioRecording
import ScenarioTestSupport
import Testing

/// The stories of the seeds in the words of the repository's vocabularies.
struct StoryFoldingTests {
  @Test(arguments: RecordedStory.all)
  func `a story becomes its scenario in the words of its app`(_ story: RecordedStory) throws {
    let text = try Self.recording(of: story).text
    #expect(text == story.fileInWords(importing: "Scenarios/Vocabulary/\(story.app).yaml"))
  }

  @Test(arguments: RecordedStory.all)
  func `flows take the place of at least half of a story's gestures`(
    _ story: RecordedStory
  ) throws {
    let recording = try UnfoldedRecording(Self.recording(of: story))
    let (flows, plain) = (
      recording.gestures(inFlows: true), recording.gestures(inFlows: false)
    )
    #expect(flows.count >= plain.count, "\(flows), \(plain)")
  }

  @Test(arguments: RecordedStory.all)
  func `a story gives the same run when its flows are unfolded`(_ story: RecordedStory) throws {
    let runs = try UnfoldedRecording(Self.recording(of: story)).runs
    #expect(runs.folded == runs.unfolded)
    #expect(runs.folded.failure == nil)
  }

  @Test func `a flow that sets what is set already gives the same run when it is unfolded`() throws
  {
    var recording = try RecordingStudio.recording(of: "todo", importing: ["todo"])
    try recording.record(.tap, on: "Add Todo")
    try recording.record(.type("Swim"), on: "Title")
    try recording.record(step: "dismissKeyboard")
    try recording.record(.adjust(to: "9"), on: "2")
    try recording.record(.tap, on: "Done")
    #expect(
      recording.steps.map(\.text) == ["run: {flow: addTodo, with: {title: Swim, day: 9}}"]
    )
    let runs = try UnfoldedRecording(recording).runs
    #expect(runs.folded == runs.unfolded)
  }

  private static func recording(of story: RecordedStory) throws -> Recording {
    var recording = try RecordingStudio.recording(
      of: story.app,
      arguments: story.arguments,
      importing: [story.app]
    )
    for act in story.acts { try recording.perform(act) }
    return recording
  }
}
