import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRecording
import ScenarioRuntime
import Testing

struct RecordingTests {
  @Test(arguments: HostileApp.labels.indices)
  func `a label that means something elsewhere is only a label`(index: Int) throws {
    var recording = try RecordingStudio.recording(of: "hostile")
    try recording.record(.tap, onElement: index + 1)
    #expect(recording.shownScreen.elements[0].label == HostileApp.labels[index])
    try recording.assertFirstOffer(for: "status")
    let planned = RecordingStudio.plan(try recording.file)
    #expect(planned.diagnostics.map(\.message.text) == [])
    let execution = try #require(planned.cases.first?.execution)
    let trial = execution.trial()
    #expect(trial.failure?.summary == nil)
    #expect(trial.screen.elements[0].label == HostileApp.labels[index])
  }

  @Test(arguments: [
    ("$home", "'$home'"), ("{{home}}", "'{{home}}'"), ("#{it's}", "\"#{it's}\""),
    ("$5", "$5"), ("${home}", "\"$${home}\""),
  ])
  func `a typed text that other tools take for a variable is in single quotes`(
    text: String,
    written: String
  ) throws {
    var recording = try RecordingStudio.recording(of: "todo")
    try recording.record(.tap, on: "Add Todo")
    try recording.record(.type(text), on: "Title")
    #expect(recording.steps.last?.text == "type: {into: Title, text: \(written)}")
    #expect(RecordingStudio.plan(try recording.file).diagnostics.map(\.message.text) == [])
  }

  @Test(
    arguments: [
      "9": "9", "-0.50": "-0.50", "2019-10-09": "2019-10-09", "007": #""007""#, "+1": #""+1""#,
      "1e3": #""1e3""#, ".5": #"".5""#, "0x1F": #""0x1F""#, "12:30": #""12:30""#, "1_0": #""1_0""#,
      "1234567890123456": #""1234567890123456""#, "true": #""true""#, "-": #""-""#,
    ]
  )
  func `a number or date has no quotes if all read it alike`(text: String, written: String) throws {
    var recording = try RecordingStudio.recording(of: "todo")
    try recording.record(.tap, on: "Add Todo")
    try recording.record(.type(text), on: "Title")
    #expect(recording.steps.last?.text == "type: {into: Title, text: \(written)}")
    try recording.assertFirstOffer(for: "Title")
    #expect(recording.steps.last?.text == "assert: {element: Title, value: \(written)}")
  }

  @Test func `work that no screen shows is waited for by time`() throws {
    var recording = try RecordingStudio.recording(of: "restless")
    try recording.record(.tap, on: "Sync")
    #expect(
      recording.steps.map(\.text) == ["tap: {button: Sync}", "pause: 2s"]
    )
    #expect(recording.steps[1].comment == "no screen shows when this ends: sync")
  }

  @Test func `an app that never rests is recorded without a wait`() throws {
    var recording = try RecordingStudio.recording(of: "restless")
    try recording.record(.tap, on: "Tick")
    #expect(recording.steps.map(\.text) == ["tap: {button: Tick}"])
    #expect(!recording.isAtRest)
  }

  @Test(arguments: [
    (
      "tap: Nothing",
      "no element matches 'Nothing', and the app will not change by itself"
    ),
    ("tab: Add Todo", "unknown command 'tab'; did you mean 'tap'?"),
    ("tap: Add Todo\ntap: Done", "write one step at a time"),
    ("{tap: Add Todo", "'{' is never closed"),
  ])
  func `a step that is wrong is not recorded`(step: String, reason: String) throws {
    var recording = try RecordingStudio.recording(of: "todo")
    #expect(fault { try recording.record(step: step) }.contains(reason))
    #expect(!recording.hasSteps)
  }

  @Test func `what nothing takes is not recorded`() throws {
    var recording = try RecordingStudio.recording(of: "sign-in")
    #expect(
      fault { try recording.record(.tap, on: "Please Sign In") } == "nothing reacts to this gesture"
    )
    #expect(
      fault { try recording.record(.swipe(.up), on: "userName") }
        == "nothing reacts to this gesture"
    )
    #expect(fault { try recording.record(.tap, onElement: 99) } == "the screen has no element 100")
    #expect(!recording.hasSteps)
  }

  @Test func `a deleted step is gone, and those after it are run anew`() throws {
    var recording = try RecordingStudio.recording(of: "todo-lists")
    try recording.record(.tap, on: "Due Today")
    try recording.record(.longPress, on: "Stuff and things")
    try recording.delete(step: 2)
    #expect(
      recording.steps.map(\.text) == [
        "tap: {staticText: Due Today}", "longPress: {staticText: Stuff and things}",
        "waitFor: {elements: {type: table}, count: 1}",
      ]
    )
    let text = try recording.text
    #expect(
      fault { try recording.delete(step: 1) }.hasPrefix(
        "'longPress: {staticText: Stuff and things}' would fail then: no element matches"
      )
    )
    #expect(try recording.text == text)
    #expect(fault { try recording.delete(step: 4) } == "there is no step 4")
  }

  @Test func `a label that speaks of an index counts no elements`() throws {
    var recording = try RecordingStudio.recording(of: "hostile")
    try recording.record(.tap, on: "index: 1")
    try recording.choose(alternative: 2, ofStep: 1)
    #expect(recording.steps[0].text == #"tap: {type: button, label: "index: 1"}"#)
    #expect(!recording.steps[0].countsElements)
  }

  @Test func `another selector takes the place of a step's own`() throws {
    var recording = try RecordingStudio.recording(of: "sign-in")
    try recording.record(.tap, on: "showPassword")
    #expect(
      recording.steps[0].alternatives == [
        "tap: showPassword", "tap: {id: showPassword}", "tap: {button: SHOW}",
        "tap: {type: button, label: SHOW}", "tap: {type: button, title: SHOW}",
      ]
    )
    try recording.choose(alternative: 3, ofStep: 1)
    #expect(recording.steps.map(\.text) == ["tap: {button: SHOW}"])
    #expect(fault { try recording.choose(alternative: 9, ofStep: 1) } == "step 1 has no selector 9")
  }

  @Test func `a recording is proved at every timing`() throws {
    var recording = try RecordingStudio.recording(of: "todo-lists")
    #expect(recording.exploration() == nil)
    try recording.record(.tap, on: "Due Today")
    try recording.record(.longPress, on: "Stuff and things")
    let exploration = try #require(recording.exploration())
    guard case .proved = exploration.state else {
      Issue.record("not proved")
      return
    }
    #expect(exploration.usualVerdict == .passed)
  }

  @Test func `a race is found with the delay that decides it`() throws {
    var recording = try RecordingStudio.recording(of: "trivia", arguments: ["isUITesting"])
    try recording.record(.tap, on: "AnswerC")
    try recording.delete(step: 1)
    try recording.record(step: "terminate")
    try recording.record(step: "launch: {arguments: [isUITesting]}")
    try recording.record(step: "assert: {not: {screen: Loading}}")
    let text = try recording.text
    #expect(text.contains("waitFor: {not: {screen: Loading}}"))
  }
}

/// The reason why something was not recorded.
func fault(_ act: () throws -> Void) -> String {
  do {
    try act()
    return ""
  } catch {
    return (error as? RecordingFault)?.text ?? "\(error)"
  }
}
