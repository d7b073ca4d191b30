import AppModelKit
import ScenarioRecording
import Testing

/// Going back to an earlier step, and on from there.
struct GoingBackTests {
  @Test func `looking at an earlier step changes no byte`() throws {
    var recording = try Self.threeSteps()
    let text = try recording.text
    try recording.go(toAct: 1)
    #expect(try recording.text == text)
    #expect(recording.shownScreen.screen == "Add")
    #expect(recording.steps.count == 3)
    #expect((recording.currentAct, recording.lastAct) == (1, 3))
    try recording.go(toAct: 3)
    #expect(recording.shownScreen.screen == "Root")
  }

  @Test func `a gesture at an earlier step gives what recording only so far gives`() throws {
    var recording = try Self.threeSteps()
    try recording.go(toAct: 1)
    try recording.record(.tap, on: "Travel")
    var short = try RecordingStudio.recording(of: "todo")
    try short.record(.tap, on: "Add Todo")
    try short.record(.tap, on: "Travel")
    #expect(try recording.text == short.text)
    #expect(
      recording.replacedSteps.map(\.text) == [#"type: {into: Title, text: "Swim\n"}"#, "tap: Done"]
    )
  }

  @Test func `replaced steps can be run again behind the new one, or discarded`() throws {
    var recording = try Self.threeSteps()
    try recording.go(toAct: 1)
    try recording.record(.tap, on: "Travel")
    var discarding = recording
    discarding.discardReplaced()
    #expect(discarding.replacedSteps.isEmpty)
    try recording.runReplacedAgain()
    #expect(
      recording.steps.map(\.text) == [
        "tap: Add Todo", "tap: Travel", #"type: {into: Title, text: "Swim\n"}"#, "tap: Done",
      ]
    )
    #expect(recording.replacedSteps.isEmpty)
  }

  @Test func `a password of replaced steps is gone from the file, and comes back with them`() throws
  {
    var recording = try RecordingStudio.recording(of: "sign-in")
    try recording.record(.tap, on: "userName")
    let short = try recording.text
    try recording.record(.type("sesame"), on: "password")
    try recording.go(toAct: 1)
    try recording.record(.tap, on: "showPassword")
    #expect(try recording.text == short + "  - tap: showPassword\n")
    try recording.runReplacedAgain()
    #expect(try recording.text.contains("variables: {password: sesame}"))
    #expect(recording.steps.count == 3)
  }

  @Test func `an assertion at an earlier step is inserted`() throws {
    var recording = try Self.threeSteps()
    try recording.go(toAct: 1)
    try recording.record(step: "assert: {screen: Add}")
    #expect(
      recording.steps.map(\.text) == [
        "tap: Add Todo", "assert: {screen: Add}", #"type: {into: Title, text: "Swim\n"}"#,
        "tap: Done",
      ]
    )
    #expect((recording.currentAct, recording.lastAct) == (2, 4))
    #expect(recording.shownScreen.screen == "Add")
  }

  @Test func `a mark shows the screen of its moment`() throws {
    var recording = try Self.threeSteps()
    let marks = recording.marks
    #expect(marks.map(\.act) == [0, 1, 2, 3])
    try recording.go(toMark: 1)
    #expect(recording.shownScreen == marks[1].screen)
    #expect(throws: RecordingFault.self) { try recording.go(toMark: 9) }
  }

  private static func threeSteps() throws -> Recording {
    var recording = try RecordingStudio.recording(of: "todo")
    try recording.record(.tap, on: "Add Todo")
    try recording.record(.type("Swim\n"), on: "Title")
    try recording.record(.tap, on: "Done")
    return recording
  }
}

/// Keys that are typed one after the other.
struct TypingTests {
  @Test func `keys and the tap before them are one step, and are undone together`() throws {
    var recording = try RecordingStudio.recording(of: "todo")
    try recording.record(.tap, on: "Add Todo")
    try recording.record(.tap, on: "Title")
    #expect(recording.steps.last?.text == "tap: Title")
    for key in ["S", "w", "o"] { try recording.type(key) }
    try recording.deleteBackward()
    try recording.type("im")
    #expect(
      recording.steps.map(\.text) == ["tap: Add Todo", "type: {into: Title, text: Swim}"]
    )
    #expect(recording.undone?.steps.map(\.text) == ["tap: Add Todo", "tap: Title"])
  }

  @Test func `the last key that is taken back leaves the tap`() throws {
    var recording = try RecordingStudio.recording(of: "todo")
    try recording.record(.tap, on: "Add Todo")
    try recording.record(.tap, on: "Title")
    try recording.type("S")
    try recording.deleteBackward()
    #expect(recording.steps.map(\.text) == ["tap: Add Todo", "tap: Title"])
    #expect(throws: RecordingFault.self) { try recording.deleteBackward() }
  }

  @Test func `a password that is typed key by key is one secret`() throws {
    var recording = try RecordingStudio.recording(of: "sign-in")
    try recording.record(.tap, on: "password")
    for key in "sesame" { try recording.type("\(key)") }
    #expect(
      try recording.text == """
        name: New scenario
        app: sign-in
        variables: {password: sesame}
        secrets: [password]
        steps:
          - type: {into: password, text: "${password}"}

        """
    )
  }
}

/// Acts before the app is at rest.
struct HoldingTests {
  @Test func `letting time pass changes no byte, and ends when nothing is scheduled`() throws {
    var recording = try RecordingStudio.recording(of: "todo-lists")
    try recording.record(.tap, on: "Due Today")
    recording.hold()
    #expect(recording.canLetTimePass)
    let atRest = try recording.text
    try recording.letTimePass(.rest)
    #expect(try recording.text == atRest)
    #expect(throws: RecordingFault.self) { try recording.letTimePass(.by(.seconds(1))) }
  }

  @Test func `an act before the app is at rest is recorded without a wait before it`() throws {
    var recording = try RecordingStudio.recording(of: "sign-in")
    try recording.record(.type("admin"), on: "userName")
    try recording.record(.type("admin"), on: "password")
    try recording.record(.tap, on: "authenticate")
    recording.hold()
    try recording.record(.tap, on: "showPassword")
    #expect(
      recording.steps.map(\.text).suffix(3) == [
        "tap: authenticate", "tap: showPassword", "waitFor: {screen: Welcome}",
      ]
    )
  }

  @Test func `a wait that fails at the usual timing is not recorded`() throws {
    var recording = try RecordingStudio.recording(of: "sign-in")
    try recording.record(.type("ada"), on: "userName")
    try recording.record(.type("ada"), on: "password")
    try recording.record(.doubleTap, on: "authenticate")
    recording.hold()
    try recording.record(.type("ada"), on: "userName")
    #expect(
      recording.steps.map(\.text).suffix(2) == [
        "doubleTap: authenticate", "type: {into: userName, text: ada}",
      ]
    )
  }
}

/// Flows that are made of recorded steps.
struct FlowMakingTests {
  @Test func `a flow takes the place of its steps, and is unfolded again`() throws {
    var recording = try RecordingStudio.recording(of: "todo")
    try recording.record(.tap, on: "Add Todo")
    try recording.record(.type("Swim"), on: "Title")
    let plain = try recording.text
    #expect(try recording.texts(ofSteps: 1...2) == ["Add Todo", "Title", "Swim"])
    try recording.makeFlow(
      named: "enter",
      ofSteps: 1...2,
      parameters: [FlowParameter(name: "title", text: "Swim")]
    )
    #expect(
      try recording.text == """
        name: New scenario
        app: todo
        flows:
          enter:
            parameters: [title]
            steps:
              - tap: Add Todo
              - type: {into: Title, text: "${title}"}
        steps:
          - run: {flow: enter, with: {title: Swim}}

        """
    )
    try recording.unfold(step: 1)
    #expect(try recording.text == plain)
  }

  @Test func `a number that becomes a parameter is not one that counts elements`() throws {
    var recording = try RecordingStudio.recording(of: "todo")
    try recording.record(.tap, on: "Add Todo")
    try recording.record(.adjust(to: "1"), on: "2")
    try recording.makeFlow(
      named: "chooseDay",
      ofSteps: 2...2,
      parameters: [FlowParameter(name: "day", text: "1")]
    )
    #expect(
      try recording.text == """
        name: New scenario
        app: todo
        flows:
          chooseDay:
            parameters: [day]
            steps:
              - adjust: {element: {type: pickerWheel, index: 1}, to: "${day}"}
        steps:
          - tap: Add Todo
          - run: {flow: chooseDay, with: {day: 1}}

        """
    )
  }

  @Test func `a name that is no name or is taken is refused`() throws {
    var recording = try RecordingStudio.recording(of: "todo")
    try recording.record(.tap, on: "Add Todo")
    for name in ["", "a b", "9", "a: b"] {
      #expect(throws: RecordingFault.self) { try recording.makeFlow(named: name, ofSteps: 1...1) }
    }
    try recording.makeFlow(named: "open", ofSteps: 1...1)
    #expect(throws: RecordingFault.self) { try recording.makeFlow(named: "open", ofSteps: 1...1) }
    #expect(throws: RecordingFault.self) { try recording.makeFlow(named: "b", ofSteps: 2...4) }
  }
}

extension Recording {
  /// Types into the field that has the focus.
  fileprivate mutating func type(_ text: String) throws {
    let field = shownScreen.elements.firstIndex(where: \.isFocused)
    try type(text, intoElement: field ?? -1)
  }
}
