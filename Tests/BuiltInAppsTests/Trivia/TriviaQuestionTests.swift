import AppModelKit
import Testing

struct TriviaQuestionTests {
  private func question(_ arguments: String...) throws -> AppDriver {
    var trivia = try AppDriver("trivia", "-isUITesting", "-startAt", arguments.first ?? "0")
    try trivia.app.advance(to: .milliseconds(550))
    return trivia
  }

  @Test(arguments: [
    (
      "0", "How many Oscars did Leonardo DiCaprio win in his career?", ["None", "Twelve", "One"],
      "AnswerC"
    ),
    (
      "1", "Who played Captain Jack Sparrow in the Pirates of the Caribbean movies?",
      ["Heath Ledger", "Jeff Dunham", "Johnny Depp"], "AnswerC"
    ),
    ("2", "In what year was Fight Club released?", ["1999", "2001", "1989"], "AnswerA"),
  ])
  func `each bundled question has its right answer`(
    start: String,
    title: String,
    answers: [String],
    right: String
  ) throws {
    var trivia = try question(start)
    #expect(trivia.labels(.staticText) == [title])
    #expect(trivia.labels(.button) == answers)
    try trivia.tap(right)
    #expect(trivia.labels(.staticText) == [title, "Your answer is correct!"])
  }

  @Test func `wrong answers can be given without limit`() throws {
    var trivia = try question()
    for answer in ["AnswerA", "AnswerB", "AnswerA", "AnswerA"] {
      try trivia.tap(answer)
      let result = try trivia.element("AnswerResult")
      #expect(
        result.description
          == "staticText #AnswerResult 'Your answer is incorrect' (61, 596.5, 253, 20.5)"
      )
      #expect(!trivia.has("NextQuestion"))
    }
  }

  @Test func `the right answer brings the next button and ends answering`() throws {
    var trivia = try question()
    try trivia.tap("AnswerB")
    try trivia.tap("AnswerC")
    let right = """
      staticText #QuestionTitle 'How many Oscars did Leonardo DiCaprio win in his career?' \
      (16, 28, 343, 42.5)
      button #AnswerA 'None' (16, 288.5, 343, 30)
      button #AnswerB 'Twelve' (16, 328.5, 343, 30)
      button #AnswerC 'One' (16, 368.5, 343, 30)
      staticText #AnswerResult 'Your answer is correct!' (61, 596.5, 253, 20.5)
      button #NextQuestion 'Next question' (140, 620, 95, 30)
      """
    #expect(trivia.tree == right)
    try trivia.tap("AnswerA")
    #expect(trivia.tree == right)
  }

  @Test func `a button's caption is its title`() throws {
    let trivia = try question()
    let answer = try trivia.element("AnswerA")
    #expect(answer.title == "None")
    #expect(answer.traits == .interactive)
  }

  @Test func `next leads to the next question, and from the last to the first`() throws {
    var trivia = try question("1")
    try trivia.tap("AnswerC")
    try trivia.tap("NextQuestion")
    #expect(try trivia.element("QuestionTitle").label == "In what year was Fight Club released?")
    #expect(!trivia.has("AnswerResult"))
    #expect(!trivia.has("NextQuestion"))
    try trivia.tap("AnswerA")
    try trivia.tap("NextQuestion")
    #expect(
      try trivia.element("QuestionTitle").label
        == "How many Oscars did Leonardo DiCaprio win in his career?"
    )
    #expect(!trivia.screen.hasChangedScreenSinceGesture)
  }

  @Test func `the placeholder window shows the storyboard's texts until the end`() throws {
    var trivia = try AppDriver("trivia", "-isUITesting", "-placeholderWindow")
    try trivia.app.advance(to: .milliseconds(549))
    #expect(
      trivia.labels(.staticText) == [
        "Loading trivia questions...",
        "How many oscars has leonardo dicaprio won in his career?",
        "Your answer is correct / incorrect",
      ]
    )
    #expect(trivia.labels(.button) == ["None", "Twelve", "One", "Next question"])
    try trivia.app.advance(to: .milliseconds(550))
    #expect(
      trivia.labels(.staticText) == ["How many Oscars did Leonardo DiCaprio win in his career?"]
    )
    #expect(trivia.labels(.button) == ["None", "Twelve", "One"])
  }

  @Test func `the transition counts as a change until the next gesture`() throws {
    var trivia = try question()
    #expect(trivia.screen.hasChangedScreenSinceGesture)
    try trivia.tap("AnswerC")
    #expect(!trivia.screen.hasChangedScreenSinceGesture)
    #expect(trivia.screen.latestTransition == "TriviaLoadedSegue")
  }
}
