import ScenarioDiagnostics
import ScenarioRecording
import ScenarioRuntime
import Testing

/// Names, comments and `optional` of recorded steps.
struct StepEditTests {
  @Test func `a step gets a name and a comment, and may fail`() throws {
    var recording = try Self.opened()
    try recording.edit(.name("Open: the form"), ofStep: 1)
    try recording.edit(.comment("from the list"), ofStep: 1)
    try recording.edit(.isOptional(true), ofStep: 2)
    #expect(
      try recording.text == """
        name: New scenario
        app: todo
        steps:
          - name: "Open: the form"  # from the list
            tap: Add Todo
          - back:
            optional: true

        """
    )
    #expect(recording.undone?.steps[1].isOptional == false)
    try recording.edit(.name(" "), ofStep: 1)
    try recording.edit(.comment(""), ofStep: 1)
    try recording.edit(.isOptional(false), ofStep: 2)
    #expect(try recording.text == Self.opened().text)
  }

  @Test func `what is said about a wait stays when steps are run anew`() throws {
    var recording = try RecordingStudio.recording(of: "todo-lists")
    try recording.record(.tap, on: "Due Today")
    try recording.record(.longPress, on: "done: Do something")
    try recording.edit(.name("The old list goes"), ofStep: 2)
    try recording.delete(step: 3)
    #expect(recording.steps.map(\.name) == [nil, "The old list goes"])
  }

  @Test func `no flow takes the place of a step with a name`() throws {
    var recording = try RecordingStudio.recording(of: "todo", importing: ["todo"])
    try recording.record(.tap, on: "Add Todo")
    try recording.edit(.name("Open the form"), ofStep: 1)
    try recording.record(.type("Swim"), on: "Title")
    try recording.record(step: "dismissKeyboard")
    try recording.record(.tap, on: "Done")
    #expect(recording.steps[0].name == "Open the form")
    #expect(recording.steps[0].text == "run: openAddScreen")
  }

  @Test(
    arguments: [
      (9, .name("a"), "there is no step 9"),
      (3, .name("a"), "step 3 is written as one mapping; change it in the file"),
    ] as [(Int, StepEdit, String)]
  )
  func `an edit that is not possible changes nothing`(
    step: Int,
    edit: StepEdit,
    reason: String
  ) throws {
    var recording = try Self.opened()
    try recording.record(step: "{tap: Add Todo, name: Again}")
    let text = try recording.text
    #expect(fault { try recording.edit(edit, ofStep: step) } == reason)
    #expect(try recording.text == text)
  }

  @Test(arguments: ["a\u{0}b", "# x", "\u{202E}x", "line\nbreak", "${a}", "\u{2028}", "\u{1B}[31m"])
  func `any text as a name or a comment leaves a valid file`(text: String) throws {
    for edit in [StepEdit.name(text), .comment(text)] {
      var recording = try Self.opened()
      let before = try recording.text
      let reason = fault { try recording.edit(edit, ofStep: 1) }
      let planned = RecordingStudio.plan(try recording.file)
      #expect(planned.diagnostics.filter(\.isError).map(\.message.text) == [])
      if !reason.isEmpty { #expect(try recording.text == before) }
    }
  }

  private static func opened() throws -> Recording {
    var recording = try RecordingStudio.recording(of: "todo")
    try recording.record(.tap, on: "Add Todo")
    try recording.record(step: "back")
    return recording
  }
}
