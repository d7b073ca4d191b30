import AppModelKit
import ScenarioEvents
import ScenarioModel
import ScenarioRecording
import Testing

/// The element that a gesture is written for, and its selector.
struct TargetTests {
  @Test func `a row is named where a text in it is not unique`() throws {
    var recording = try RecordingStudio.recording(of: "shelf")
    try recording.record(.tap, onElement: recording.index(of: "today", number: 1))
    #expect(recording.steps.map(\.text) == ["tap: {type: cell, containing: Bread}"])
    #expect(
      recording.steps[0].alternatives == [
        "tap: {type: cell, containing: Bread}",
        "tap: {staticText: today, within: {type: cell, containing: Bread}}",
      ]
    )
    #expect(recording.shownScreen.elements.contains { $0.label == "open Bread" })
  }

  @Test(arguments: [ElementGesture.tap, .doubleTap, .longPress])
  func `a touch of a list is refused if it would touch a row`(gesture: ElementGesture) throws {
    var recording = try RecordingStudio.recording(of: "todo")
    let table = try #require(recording.shownScreen.elements.firstIndex { $0.type == .table })
    let fault = #expect(throws: RecordingFault.self) {
      try recording.record(gesture, onElement: table, mustReact: false)
    }
    #expect(
      fault?.text
        == "the step would touch the middle of this table, where staticText '2018-10-31' is; "
        + "choose the element that you mean"
    )
    #expect(!recording.hasSteps)
  }

  @Test func `the innermost of equally good elements is named`() throws {
    var recording = try RecordingStudio.recording(of: "shelf")
    try recording.record(.longPress, onElement: recording.index(of: "Bread"))
    #expect(recording.steps.map(\.text) == ["longPress: {staticText: Bread}"])
  }

  @Test func `a vocabulary entry for the row is better than a text in it`() throws {
    var recording = try RecordingStudio.recording(of: "todo", importing: ["todo"])
    try recording.record(.tap, on: "2018-10-20")
    try recording.unfold(step: 1)
    #expect(
      recording.steps.map(\.text) == ["tap: {named: todo, with: {title: Go to Gym}}"]
    )
  }

  @Test(
    arguments: [
      ([], "tap: showPassword"), ([.label], "tap: {button: SHOW}"),
      ([.label, .named], "tap: {button: SHOW}"),
    ] as [([SelectorKind], String)]
  )
  func `the preferred selector is written`(preferred: [SelectorKind], step: String) throws {
    var recording = try RecordingStudio.recording(
      of: "sign-in",
      preferring: SelectorOrder(preferring: preferred)
    )
    try recording.record(.tap, on: "showPassword")
    #expect(recording.steps.map(\.text) == [step])
  }

  @Test func `identifiers can be preferred to vocabulary entries`() throws {
    var recording = try RecordingStudio.recording(
      of: "sign-in",
      importing: ["sign-in"],
      preferring: SelectorOrder(preferring: [.id, .label, .named])
    )
    try recording.record(.tap, on: "showPassword")
    #expect(recording.steps[0].alternatives.first == "tap: showPassword")
    #expect(recording.steps[0].alternatives.contains("tap: {named: showButton}"))
  }
}

/// Gestures that the app takes in another way than a person meant.
struct HardGestureTests {
  @Test func `a row that goes while it is pressed leaves a scenario that passes`() throws {
    var recording = try RecordingStudio.recording(of: "shelf")
    try recording.record(.tap, on: "Clean")
    recording.hold()
    try recording.record(.longPress, on: "Old")
    #expect(
      recording.steps.map(\.text) == ["tap: {button: Clean}", "longPress: {staticText: Old}"]
    )
    #expect(recording.exploration()?.usualVerdict == .passed)
    #expect(recording.isAtRest)
  }

  @Test func `an element below the keyboard is not tapped`() throws {
    var recording = try RecordingStudio.recording(of: "shelf")
    try recording.record(.type("a"), on: "note")
    let text = try recording.text
    #expect(
      fault { try recording.record(.tap, on: "Save") }.contains("it is covered by the keyboard")
    )
    #expect(try recording.text == text)
  }

  @Test func `a gesture with which the app crashes is not recorded`() throws {
    var recording = try RecordingStudio.recording(
      of: "todo-lists",
      arguments: ["-legacyCrashOnToggle"]
    )
    try recording.record(.tap, on: "Unfinished")
    let before = recording
    #expect(
      fault { try recording.record(.longPress, on: "Do anything") }
        == "the app crashed: the toggled row is no longer in the list"
    )
    #expect(try recording.text == before.text)
    #expect(recording.state == before.state)
    try recording.record(step: "assert: {staticText: Do anything}")
    #expect(recording.steps.count == 3)
  }
}

extension Recording {
  /// The index of one of the elements with a label.
  func index(of label: String, number: Int = 0) -> Int {
    let indices = shownScreen.elements.indices.filter { shownScreen.elements[$0].label == label }
    return indices.indices.contains(number) ? indices[number] : -1
  }
}
