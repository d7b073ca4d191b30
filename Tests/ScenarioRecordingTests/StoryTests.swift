import ScenarioRecording
import ScenarioTestSupport
import Testing

/// The stories that recorders of other tools spoil: the bytes of each scenario are written down.
struct StoryTests {
  @Test(arguments: RecordedStory.all)
  func `a story becomes its scenario`(_ story: RecordedStory) throws {
    var recording = try RecordingStudio.recording(of: story.app, arguments: story.arguments)
    for act in story.acts { try recording.perform(act) }
    #expect(try recording.text == story.file)
  }

  @Test func `a password is masked in the file that is shown`() throws {
    var recording = try RecordingStudio.recording(of: "sign-in")
    try recording.record(.type("sesame"), on: "password")
    #expect(try recording.text.contains("variables: {password: sesame}"))
    #expect(try recording.shownFile.contains("variables: {password: •••}"))
  }

  @Test func `imported vocabulary names elements and conditions`() throws {
    var recording = try RecordingStudio.recording(
      of: "trivia",
      arguments: ["isUITesting"],
      importing: ["trivia"]
    )
    try recording.record(.tap, on: "AnswerC")
    #expect(
      try recording.offers(forElement: nil).map(\.text).contains("assert: {check: answerIsRight}")
    )
    #expect(
      try recording.text == """
        name: New scenario
        app: trivia
        launch: {arguments: [isUITesting]}
        import: [Scenarios/Vocabulary/trivia.yaml]
        steps:
          - waitFor: {screen: Question}
          - run: {flow: giveAnswer, with: {letter: C}}

        """
    )
  }
}

extension Recording {
  fileprivate mutating func perform(_ act: RecordedStory.Act) throws {
    switch act {
    case .tap(let element): try record(.tap, on: element)
    case .longPress(let element): try record(.longPress, on: element)
    case .clear(let element): try record(.clear, on: element)
    case .type(let text, let element): try record(.type(text), on: element)
    case .adjust(let element, let value): try record(.adjust(to: value), on: element)
    case .step(let text): try record(step: text)
    case .assertFirst(let element): try assertFirstOffer(for: element)
    case .startHere: try startHere()
    }
  }
}
