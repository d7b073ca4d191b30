import ScenarioRecording
import Testing

/// Vocabularies that are imported, and names that are masked, while recording.
struct VocabularyImportTests {
  @Test func `an imported vocabulary is used from then on, and its flow takes the last steps`()
    throws
  {
    var recording = try RecordingStudio.recording(of: "todo")
    try recording.record(.tap, on: "Add Todo")
    try recording.importVocabulary(at: "Scenarios/Vocabulary/todo.yaml")
    #expect(recording.steps.map(\.text) == ["run: openAddScreen"])
    try recording.record(.adjust(to: "May"), on: "March")
    #expect(
      try recording.text == """
        name: New scenario
        app: todo
        import: [Scenarios/Vocabulary/todo.yaml]
        steps:
          - run: openAddScreen
          - run: {flow: chooseDate, with: {month: May}}

        """
    )
    #expect(recording.undone?.undone?.vocabularies == [])
  }

  @Test func `a vocabulary that is missing or imported already is refused`() throws {
    var recording = try RecordingStudio.recording(of: "todo", importing: ["todo"])
    #expect(
      fault { try recording.importVocabulary(at: "Scenarios/Vocabulary/todo.yaml") }
        == "'Scenarios/Vocabulary/todo.yaml' is imported already"
    )
    #expect(fault { try recording.importVocabulary(at: "none.yaml") }.contains("none.yaml"))
    var continued = try RecordingStudio.recording(
      goingOnWith: "name: A\napp: todo\nsteps:\n  - tap: Add Todo\n"
    )
    #expect(
      fault { try continued.importVocabulary(at: "words.yaml") }
        == "the imports of an existing file stay as they are; add 'words.yaml' in the file"
    )
  }

  @Test func `a name that contains a secret is known as outputs show it`() throws {
    var recording = try RecordingStudio.recording(of: "sign-in")
    try recording.rename(to: "A wrong password is refused")
    #expect(recording.maskedName == nil)
    try recording.record(.type("wrong"), on: "password")
    #expect(recording.maskedName == "A ••• password is refused")
  }
}
