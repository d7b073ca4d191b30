import AppModelKit
import Testing

/// An app that asks a server, and tells what it answered.
private struct AskingApp: AppModel {
  enum Answer: String, CaseIterable {
    case yes
    case no
  }

  enum Action: Hashable {
    case ask
    case answered(Answer)
    case note
    case forget
    case wrong
  }

  static let description = AppDescription(
    name: "sample",
    summary: "an app for a test",
    screens: ["Only"],
    calls: [
      CallDescription(
        "ask",
        parameters: ["who", "key"],
        answers: Answer.self,
        summary: "asks"
      ),
      CallDescription("note", summary: "notes"),
    ]
  )
  let rootScreen = OnlyScreen.only
  var log: [String] = []

  init(launch: LaunchContext) {}

  func draw(_ screen: OnlyScreen, on canvas: inout Canvas<Action>) {
    canvas.staticText(log.joined(separator: " "), identifier: "log")
    canvas.button("Ask", tap: .ask)
    canvas.button("Note", tap: .note)
    canvas.button("Forget", tap: .forget)
    canvas.button("Wrong", tap: .wrong)
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    switch action {
    case .ask:
      app.call(
        "ask",
        ["who": "ada", "key": .secret("sesame")],
        answer: Answer.yes,
        after: .network("asking", nominal: .milliseconds(200))
      ) { .answered($0) }
    case .answered(let answer): log.append(answer.rawValue)
    case .note: app.call("note")
    case .forget: app.call("forget")
    case .wrong: app.call("ask", ["whom": "ada"])
    }
  }
}

struct CallTests {
  private func launched(_ answers: [String: [String]] = [:]) throws -> any RunningApp {
    try AskingApp.launch(LaunchRequest(answers: answers)).app
  }

  private func log(of app: any RunningApp) -> String? {
    app.seen.elements.first { $0.identifier == "log" }?.label
  }

  @Test func `calls are recorded in order, with their answers once these have come`() throws {
    var app = try launched()
    #expect(app.calls == [])
    try app.tap("Ask")
    try app.tap("Note")
    let arguments = [
      RecordedCall.Argument("who", .text("ada")), RecordedCall.Argument("key", .secret("sesame")),
    ]
    #expect(app.calls == [RecordedCall("ask", arguments), RecordedCall("note", [])])
    try app.advance(by: .milliseconds(200))
    #expect(app.calls.map(\.answer) == ["yes", nil])
    #expect(log(of: app) == "yes")
  }

  @Test func `a launch chooses the answers in turn, and then the app answers itself`() throws {
    var app = try launched(["ask": ["no", "yes", "no"]])
    for _ in 0..<5 {
      try app.tap("Ask")
      try app.advance(by: .milliseconds(200))
    }
    #expect(log(of: app) == "no yes no yes yes")
  }

  @Test(arguments: [
    ("Forget", "its description does not list the call 'forget'"),
    ("Wrong", "its description does not list the parameter 'whom' of the call 'ask'"),
  ])
  func `a call that the description does not list is a crash`(
    button: String,
    reason: String
  ) throws {
    var app = try launched()
    #expect(throws: AppFault(reason)) { try app.tap(button) }
  }

  @Test(arguments: [
    ("aks", "no", "the app 'sample' has no call 'aks'", "did you mean 'ask'?"),
    ("ask", "nope", "the call 'ask' has no answer 'nope'", "answers: yes, no"),
    ("note", "no", "the call 'note' has no answer 'no'", "there are none"),
  ])
  func `an answer that the app can't get keeps it from starting`(
    call: String,
    answer: String,
    reason: String,
    suggestion: String
  ) throws {
    #expect(throws: LaunchFailure(reason, suggestion: suggestion)) {
      try launched([call: [answer]])
    }
  }

  @Test func `two apps that have made other calls are in other states`() throws {
    var (one, other) = (try launched(), try launched())
    try one.tap("Note")
    try other.advance(by: .milliseconds(100))
    let states = try [one, other].map { try #require($0 as? any ComparableApp).state }
    #expect(states[0] != states[1])
  }
}
