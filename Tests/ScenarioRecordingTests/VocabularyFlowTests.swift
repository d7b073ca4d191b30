import Foundation
import ScenarioDiagnostics
import ScenarioRecording
import ScenarioTestSupport
import Testing

/// Flows of recorded steps that are put into an imported vocabulary.
struct VocabularyFlowTests {
  private static let path = Repository.root.appending(path: "Scenarios/Vocabulary/todo.yaml").path

  @Test func `a vocabulary gets the flow, and no other byte of it changes`() throws {
    var recording = try Self.twoSteps()
    #expect(recording.vocabularies == [Self.path])
    try recording.makeFlow(
      named: "sortUnder",
      ofSteps: 2...3,
      parameters: [FlowParameter(name: "category", text: "Travel")],
      intoVocabulary: Self.path
    )
    #expect(
      try recording.text == """
        name: New scenario
        app: todo
        import: [Scenarios/Vocabulary/todo.yaml]
        steps:
          - run: openAddScreen
          - run: {flow: sortUnder, with: {category: Travel}}

        """
    )
    let change = try #require(recording.changedVocabularies.first)
    let (original, changed) = (
      String(decoding: change.original.bytes, as: UTF8.self),
      String(decoding: change.changed.bytes, as: UTF8.self)
    )
    #expect(try original == String(contentsOfFile: Self.path, encoding: .utf8))
    let flow = """

        sortUnder:
          parameters: [category]
          steps:
            - tap: Phone
            - tap: "${category}"

      """
    #expect(changed.contains(flow))
    #expect(changed.replacing(flow, with: "") == original)
    #expect(recording.exploration() != nil)
  }

  @Test func `undoing and unfolding leave the vocabulary as it was`() throws {
    var recording = try Self.twoSteps()
    let text = try recording.text
    try recording.makeFlow(named: "sortUnder", ofSteps: 2...3, intoVocabulary: Self.path)
    #expect(recording.undone?.changedVocabularies.count == 0)
    try recording.unfold(step: 2)
    #expect(recording.changedVocabularies.isEmpty)
    #expect(try recording.text == text)
  }

  @Test func `two flows go into one vocabulary, one after the other`() throws {
    var recording = try Self.twoSteps()
    try recording.makeFlow(named: "one", ofSteps: 2...2, intoVocabulary: Self.path)
    try recording.makeFlow(named: "two", ofSteps: 3...3, intoVocabulary: Self.path)
    let changes = recording.changedVocabularies
    #expect(changes.count == 1)
    let text = String(decoding: changes[0].changed.bytes, as: UTF8.self)
    let flows =
      "  one:\n    steps:\n      - tap: Phone\n\n  two:\n    steps:\n      - tap: Travel\n"
    #expect(text.contains(flows))
    #expect(fault { try recording.makeFlow(named: "one", ofSteps: 1...1) } != "")
  }

  @Test func `an existing file puts flows into a vocabulary that it imports`() throws {
    let file = """
      name: A
      app: todo
      import: [../Vocabulary/todo.yaml]
      steps:
        - run: openAddScreen

      """
    var recording = try RecordingStudio.recording(goingOnWith: file)
    try recording.record(.tap, on: "Phone")
    #expect(
      fault { try recording.makeFlow(named: "choosePhone", ofSteps: 1...1) }
        == "an existing file gets no flows; put the flow into a vocabulary that it imports"
    )
    try recording.makeFlow(named: "choosePhone", ofSteps: 1...1, intoVocabulary: Self.path)
    #expect(try recording.text == file + "  - run: choosePhone\n")
    #expect(recording.changedVocabularies.count == 1)
  }

  @Test func `only an imported vocabulary gets a flow`() throws {
    var recording = try Self.twoSteps()
    let other = Repository.root.appending(path: "Scenarios/Vocabulary/trivia.yaml").path
    for path in [other, "/etc/passwd", "recording.yaml", ""] {
      #expect(
        fault {
          try recording.makeFlow(named: "one", ofSteps: 2...2, intoVocabulary: path)
        }
          == "flows go only into imported vocabularies of the workspace, and '\(path)' is not one of them"
      )
    }
    #expect(recording.changedVocabularies.isEmpty)
  }

  /// The form is open, and two categories were chosen.
  private static func twoSteps() throws -> Recording {
    var recording = try RecordingStudio.recording(of: "todo", importing: ["todo"])
    try recording.record(.tap, on: "Add Todo")
    try recording.record(.tap, on: "Phone")
    try recording.record(.tap, on: "Travel")
    return recording
  }
}
