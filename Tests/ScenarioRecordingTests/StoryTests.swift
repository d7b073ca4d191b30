import AppModelKit
import ScenarioRecording
import ScenarioTestSupport
import Testing

/// The stories that recorders of other tools spoil: the bytes of each scenario are written down.
struct StoryTests {
  @Test func `the Return key is no part of a password`() throws {
    var recording = try RecordingStudio.recording(of: "sign-in")
    try recording.record(.type("wrong\n"), on: "password")
    #expect(
      try recording.text == """
        name: New scenario
        app: sign-in
        variables: {password: wrong}
        secrets: [password]
        steps:
          - type: {into: password, text: "${password}\\n"}

        """
    )
  }

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

  @Test func `no offer shows a password that is the name of the screen`() throws {
    var recording = try RecordingStudio.recording(of: "sign-in")
    try recording.record(.type("SignIn"), on: "password")
    let offers = try recording.offers(forElement: nil).map(\.text)
    #expect(!offers.isEmpty)
    #expect(offers.filter { $0.contains("SignIn") } == [])
    #expect(recording.shownScreen.screen == "•••")
  }

  @Test func `a check that speaks of an element is the first offer for it`() throws {
    var recording = try RecordingStudio.recording(of: "sign-in", importing: ["sign-in"])
    try recording.record(.type("admin"), on: "userName")
    try recording.record(.type("sesame"), on: "password")
    try recording.record(.tap, on: "authenticate")
    let elements = recording.shownScreen.elements
    let message = try #require(elements.firstIndex { $0.identifier == "invalidCredentials" })
    let button = try #require(elements.firstIndex { $0.identifier == "authenticate" })
    let first = try recording.offers(forElement: message)[0].text
    #expect(first == "assert: {check: isRefused}")
    #expect(try !recording.offers(forElement: button).map(\.text).contains(first))
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
