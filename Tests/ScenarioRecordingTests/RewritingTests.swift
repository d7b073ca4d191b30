import ScenarioRecording
import Testing

/// Steps that a person writes anew.
struct RewritingTests {
  @Test func `a step is replaced, keeps its name, and the rest is run again`() throws {
    var recording = try Self.saved()
    try recording.edit(.name("Choose a category"), ofStep: 2)
    try recording.rewrite(step: 2, as: "- tap: {button: Travel}")
    #expect(
      try recording.text == """
        name: New scenario
        app: todo
        steps:
          - tap: Add Todo
          - name: Choose a category
            tap: {button: Travel}
          - back

        """
    )
    #expect(try recording.undone?.text.contains("tap: Phone") == true)
  }

  @Test(
    arguments: [
      (2, "tab: Phone", "unknown command 'tab'; did you mean 'tap'?"),
      (2, "tap: Phone\ntap: Travel", "write one step at a time"),
      (2, "tap: Fone", "no element matches 'Fone', and the app will not change by itself"),
      (
        1, "hierarchy",
        "'tap: Phone' would fail then: no element matches 'Phone', and the app will not change by itself"
      ),
      (9, "back", "there is no step 9"),
      (
        2, "log: •••",
        "'•••' stands for a secret; write its variable, such as \"${password}\""
      ),
    ]
  )
  func `a step that is invalid, or fails in its place, changes nothing`(
    step: Int,
    text: String,
    reason: String
  ) throws {
    var recording = try Self.saved()
    let before = try recording.text
    let found = fault { try recording.rewrite(step: step, as: text) }
    #expect(found.hasPrefix(reason), "\(found)")
    #expect(try recording.text == before)
  }

  @Test func `a wait is written anew, and stays when later steps change`() throws {
    var recording = try RecordingStudio.recording(of: "todo-lists")
    try recording.record(.tap, on: "Due Today")
    try recording.record(.longPress, on: "done: Do something")
    try recording.rewrite(step: 2, as: "waitFor: {elements: {type: table}, count: 1, timeout: 10s}")
    try recording.delete(step: 3)
    #expect(
      recording.steps.map(\.text) == [
        "tap: {staticText: Due Today}",
        "waitFor: {elements: {type: table}, count: 1, timeout: 10s}",
      ]
    )
  }

  @Test func `a password that is written anew takes the variable of the old one`() throws {
    var recording = try RecordingStudio.recording(of: "sign-in")
    try recording.record(.type("sesame"), on: "password")
    try recording.rewrite(step: 1, as: "type: {into: password, text: hunter22}")
    #expect(
      try recording.text == """
        name: New scenario
        app: sign-in
        variables: {password: hunter22}
        secrets: [password]
        steps:
          - type: {into: password, text: "${password}"}

        """
    )
  }

  private static func saved() throws -> Recording {
    var recording = try RecordingStudio.recording(of: "todo")
    try recording.record(.tap, on: "Add Todo")
    try recording.record(.tap, on: "Phone")
    try recording.record(step: "back")
    return recording
  }
}
