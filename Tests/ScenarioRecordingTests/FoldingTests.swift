import AppModelKit
import ScenarioRecording
import Testing

struct FoldingTests {
  @Test func `gestures become the flows that do the same`() throws {
    var recording = try RecordingStudio.recording(of: "todo", importing: ["todo"])
    try recording.rename(to: "A new to-do has the date that was chosen")
    try recording.record(.tap, on: "Add Todo")
    try recording.startHere()
    try recording.record(.type("Swim"), on: "Title")
    try recording.record(step: "dismissKeyboard")
    try recording.record(.adjust(to: "2019"), on: "2016")
    try recording.record(.adjust(to: "October"), on: "March")
    try recording.record(.adjust(to: "9"), on: "2")
    try recording.record(.tap, on: "Done")
    try recording.assertFirstOffer(for: "Swim")
    #expect(
      try recording.text == """
        name: A new to-do has the date that was chosen
        app: todo
        import: [Scenarios/Vocabulary/todo.yaml]
        setup:
          - run: openAddScreen
        steps:
          - run: {flow: enterTitle, with: {title: Swim}}
          - run: {flow: chooseDate, with: {year: 2019, month: October, day: 9}}
          - run: save
          - assert: {check: todoIsListed, with: {title: Swim, date: 2019-10-09}}

        """
    )
  }

  @Test func `a longer flow takes the place of shorter ones`() throws {
    var recording = try RecordingStudio.recording(of: "todo", importing: ["todo"])
    try recording.record(.tap, on: "Add Todo")
    try recording.record(.type("Swim"), on: "Title")
    try recording.record(step: "dismissKeyboard")
    try recording.record(.adjust(to: "October"), on: "March")
    #expect(
      recording.steps.map(\.text) == [
        "run: openAddScreen", "run: {flow: enterTitle, with: {title: Swim}}",
        "run: {flow: chooseDate, with: {month: October}}",
      ]
    )
    try recording.record(.tap, on: "Done")
    #expect(
      recording.steps.map(\.text) == ["run: {flow: addTodo, with: {title: Swim, month: October}}"]
    )
    try recording.unfold(step: 1)
    #expect(
      recording.steps.map(\.text) == [
        "tap: {named: addButton}", "type: {into: {named: titleField}, text: Swim}",
        "dismissKeyboard", "adjust: {element: {named: monthWheel}, to: October}",
        "tap: {named: doneButton}",
      ]
    )
  }

  @Test func `a flow ends the typing in place of Return, until that is taken back`() throws {
    var recording = try RecordingStudio.recording(of: "todo", importing: ["todo"])
    try recording.record(.tap, on: "Add Todo")
    let field = try #require(
      recording.shownScreen.elements.firstIndex { $0.identifier == "Title" }
    )
    try recording.type("Swim\n", intoElement: field)
    #expect(recording.steps.last?.text == "run: {flow: enterTitle, with: {title: Swim}}")
    try recording.deleteBackward()
    #expect(recording.steps.last?.text == "type: {into: {named: titleField}, text: Swim}")
  }

  @Test func `a flow that touches something else does not fit`() throws {
    var recording = try RecordingStudio.recording(
      of: "trivia",
      arguments: ["isUITesting"],
      importing: ["trivia"]
    )
    try recording.record(.tap, on: "AnswerA")
    try recording.record(.tap, on: "AnswerC")
    #expect(
      recording.steps.dropFirst().map(\.text) == [
        "run: {flow: giveAnswer, with: {letter: A}}", "run: {flow: giveAnswer, with: {letter: C}}",
      ]
    )
    #expect(
      fault { try recording.unfold(step: 1) }
        == "step 1 is not a flow that was found for recorded steps"
    )
  }

  @Test func `a flow that types something else on the way does not fit`() throws {
    var recording = try RecordingStudio.recording(
      goingOnWith: """
        name: Somebody changes the name
        app: sign-in
        flows:
          changeMind:
            parameters: [text]
            steps:
              - type: {into: userName, text: nobody}
              - clear: userName
              - type: {into: userName, text: "${text}"}
        steps:
          - assert: userName

        """
    )
    try recording.record(.type("somebody"), on: "userName")
    try recording.record(.clear, on: "userName")
    try recording.record(.type("admin"), on: "userName")
    #expect(
      recording.steps.map(\.text) == [
        "type: {into: userName, text: somebody}", "clear: userName",
        "type: {into: userName, text: admin}",
      ]
    )
  }

  @Test func `a flow that does not wait for the app does not fit`() throws {
    var recording = try RecordingStudio.recording(
      goingOnWith: """
        name: Two synchronizations, one after the other
        app: restless
        flows:
          syncTwice:
            steps:
              - tap: Sync
              - tap: Sync
        steps:
          - assert: Sync

        """
    )
    try recording.record(.tap, on: "Sync")
    try recording.record(.tap, on: "Sync")
    #expect(
      recording.steps.map(\.text) == [
        "tap: {button: Sync}", "pause: 2s", "tap: {button: Sync}", "pause: 2s",
      ]
    )
  }
}
