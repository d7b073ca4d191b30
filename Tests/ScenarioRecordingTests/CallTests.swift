import ScenarioEvents
import ScenarioRecording
import Testing

/// Calls of the app: waits for their answers, and assertions about them.
struct CallTests {
  @Test func `work that only an answered call shows is waited for by the call`() throws {
    var recording = try RecordingStudio.recording(of: "restless")
    for _ in 0..<2 { try recording.record(.tap, on: "Upload") }
    #expect(
      recording.steps.map(\.text) == [
        "tap: {button: Upload}", "waitFor: {call: upload, answered: 1}",
        "tap: {button: Upload}", "waitFor: {call: upload, answered: 2}",
      ]
    )
    let exploration = try #require(recording.exploration())
    guard case .proved = exploration.state else {
      Issue.record("not proved")
      return
    }
  }

  @Test func `calls are offered with the values that people may be shown`() throws {
    var recording = try RecordingStudio.recording(of: "restless")
    try recording.record(.tap, on: "Upload")
    #expect(
      try recording.offers(forElement: nil).map(\.text) == [
        #"assert: {call: upload, with: {title: "a: \"b\""}, count: 1}"#,
        "assert: {screen: Work}", "audit",
      ]
    )
    try recording.record(step: recording.offers(forElement: nil)[0].text)
    try recording.record(step: "audit")
    #expect(recording.steps.count == 4)
  }

  @Test func `no audit is offered that would fail`() throws {
    let recording = try RecordingStudio.recording(of: "gallery", arguments: ["flawed"])
    #expect(try !recording.offers(forElement: nil).map(\.text).contains("audit"))
  }

  @Test func `an audit at an earlier step is inserted`() throws {
    var recording = try RecordingStudio.recording(of: "restless")
    try recording.record(.tap, on: "Upload")
    try recording.record(.tap, on: "Sync")
    try recording.go(toAct: 1)
    try recording.record(step: "audit")
    #expect(
      recording.steps.map(\.text) == [
        "tap: {button: Upload}", "waitFor: {call: upload, answered: 1}", "audit",
        "tap: {button: Sync}", "pause: 2s",
      ]
    )
  }
}
