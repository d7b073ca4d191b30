import ScenarioRecording
import Testing

/// The stories that recorders of other tools spoil: the bytes of each scenario are written down.
struct StoryTests {
  @Test func `a question appears after loading`() throws {
    var recording = try RecordingStudio.recording(of: "trivia", arguments: ["isUITesting"])
    try recording.rename(to: "A question appears")
    try recording.assertFirstOffer(for: "QuestionTitle")
    #expect(
      try recording.text == """
        name: A question appears
        app: trivia
        launch: {arguments: [isUITesting]}
        steps:
          - waitFor:
              element: QuestionTitle
              label: How many Oscars did Leonardo DiCaprio win in his career?

        """
    )
  }

  @Test func `a wait is as patient as the slowest network`() throws {
    var recording = try RecordingStudio.recording(
      of: "trivia",
      arguments: ["-networkLatency", "2s"]
    )
    try recording.record(.tap, on: "AnswerC")
    try recording.assertFirstOffer(for: "AnswerResult")
    #expect(
      try recording.text == """
        name: New scenario
        app: trivia
        launch: {arguments: [-networkLatency, "2s"]}
        steps:
          - waitFor: {screen: Question, timeout: 30s}
          - tap: AnswerC
          - assert: {element: AnswerResult, label: Your answer is correct!}

        """
    )
  }

  @Test func `a long press reopens what is finished`() throws {
    var recording = try RecordingStudio.recording(of: "todo-lists")
    try recording.record(.tap, on: "Due Today")
    try recording.record(.longPress, on: "done: Do something")
    try recording.assertFirstOffer(for: "Do something")
    #expect(
      try recording.text == """
        name: New scenario
        app: todo-lists
        steps:
          - tap: {staticText: Due Today}
          - waitFor: {elements: {type: table}, count: 1}
          - longPress: {staticText: "done: Do something"}
          - assert: {staticText: Do something}

        """
    )
  }

  @Test func `a to-do is made with a title and a date`() throws {
    var recording = try RecordingStudio.recording(of: "todo")
    try recording.rename(to: "A new to-do has the date that was chosen")
    try recording.record(.tap, on: "Add Todo")
    try recording.startHere()
    try recording.record(.type("Swim\n"), on: "Title")
    try recording.record(.adjust(to: "October"), on: "March")
    try recording.record(.adjust(to: "9"), on: "2")
    try recording.record(.adjust(to: "2019"), on: "2016")
    try recording.record(.tap, on: "Done")
    try recording.assertFirstOffer(for: "Swim")
    try recording.assertFirstOffer(for: "2019-10-09")
    #expect(
      try recording.text == """
        name: A new to-do has the date that was chosen
        app: todo
        setup:
          - tap: Add Todo
        steps:
          - type: {into: Title, text: "Swim\\n"}
          - adjust: {element: {type: pickerWheel, index: 0}, to: October}
          - adjust: {element: {type: pickerWheel, index: 1}, to: "9"}
          - adjust: {element: {type: pickerWheel, index: 2}, to: "2019"}
          - tap: Done
          - assert: {staticText: Swim}
          - assert: {staticText: "2019-10-09"}

        """
    )
  }

  @Test func `a to-do is deleted`() throws {
    var recording = try RecordingStudio.recording(of: "todo")
    try recording.record(.tap, on: "Go to Gym")
    try recording.record(.tap, on: "Delete Todo")
    try recording.record(step: "assert: {element: Go to Gym, exists: false}")
    #expect(
      try recording.text == """
        name: New scenario
        app: todo
        steps:
          - tap: {staticText: Go to Gym}
          - tap: Delete Todo
          - assert: {element: Go to Gym, exists: false}

        """
    )
  }

  @Test func `a to-do is edited`() throws {
    var recording = try RecordingStudio.recording(of: "todo")
    try recording.record(.tap, on: "Go to Gym")
    try recording.record(.tap, on: "Edit Todo")
    try recording.record(.clear, on: "Edit Todo Title")
    try recording.record(step: "- type: \"Swim\\n\"")
    try recording.record(.tap, on: "Done Editing")
    try recording.assertFirstOffer(for: "Swim")
    #expect(
      try recording.text == """
        name: New scenario
        app: todo
        steps:
          - tap: {staticText: Go to Gym}
          - tap: Edit Todo
          - clear: Edit Todo Title
          - type: "Swim\\n"
          - tap: Done Editing
          - assert: {staticText: Swim}

        """
    )
  }

  @Test(arguments: [
    ("sesame", "waitFor: {element: invalidCredentials, label: User name or password is incorrect}"),
    ("admin", "waitFor: {staticText: Welcome}"),
  ])
  func `signing in with a password keeps it out of the steps`(
    password: String,
    answer: String
  ) throws {
    var recording = try RecordingStudio.recording(of: "sign-in")
    try recording.record(.type("admin"), on: "userName")
    try recording.record(.type(password), on: "password")
    try recording.record(.tap, on: "authenticate")
    try recording.assertFirstOffer(for: password == "admin" ? "Welcome" : "invalidCredentials")
    #expect(
      try recording.text == """
        name: New scenario
        app: sign-in
        variables: {password: \(password)}
        secrets: [password]
        steps:
          - type: {into: userName, text: admin}
          - type: {into: password, text: "${password}"}
          - tap: authenticate
          - \(answer)

        """
    )
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
