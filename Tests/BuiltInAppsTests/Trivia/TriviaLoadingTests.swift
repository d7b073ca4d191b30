import AppModelKit
import Testing

struct TriviaLoadingTests {
  private let loading = """
    other (0, 0, 375, 667)
      activityIndicator 'In progress' (177.5, 323.5, 20, 20)
      staticText 'Loading trivia questions...' (110, 351.5, 155.5, 16)
    """

  @Test func `it starts by loading`() throws {
    let trivia = try AppDriver("trivia", "-isUITesting")
    #expect(trivia.tree == loading)
    #expect(trivia.screen.screen == "Loading")
    #expect(trivia.screen.latestTransition == nil)
    #expect(trivia.app.nextChange == .milliseconds(50))
    #expect(trivia.app.isIdle)
  }

  @Test func `the bundled questions come after 50 ms, in a modal transition of 500 ms`() throws {
    var trivia = try AppDriver("trivia", "isUITesting")
    try trivia.app.advance(to: .milliseconds(49))
    #expect(trivia.tree == loading)
    try trivia.app.advance(to: .milliseconds(50))
    #expect(
      trivia.tree == """
        other (0, 0, 375, 667) moving
          activityIndicator 'In progress' (177.5, 323.5, 20, 20) moving
          staticText 'Loading trivia questions...' (110, 351.5, 155.5, 16) moving
        staticText #QuestionTitle 'How many Oscars did Leonardo DiCaprio win in his career?' \
        (16, 28, 343, 42.5) moving
        button #AnswerA 'None' (16, 288.5, 343, 30) moving
        button #AnswerB 'Twelve' (16, 328.5, 343, 30) moving
        button #AnswerC 'One' (16, 368.5, 343, 30) moving
        """
    )
    #expect(trivia.screen.screen == nil)
    #expect(trivia.screen.latestTransition == "TriviaLoadedSegue")
    #expect(!trivia.app.isIdle)
    #expect(trivia.app.nextChange == .milliseconds(550))
    try trivia.settle()
    #expect(trivia.now == .milliseconds(550))
    #expect(
      trivia.tree == """
        staticText #QuestionTitle 'How many Oscars did Leonardo DiCaprio win in his career?' \
        (16, 28, 343, 42.5)
        button #AnswerA 'None' (16, 288.5, 343, 30)
        button #AnswerB 'Twelve' (16, 328.5, 343, 30)
        button #AnswerC 'One' (16, 368.5, 343, 30)
        """
    )
    #expect(trivia.screen.screen == "Question")
    #expect(trivia.app.nextChange == nil)
  }

  @Test func `a tap on the loading text has no effect`() throws {
    var trivia = try AppDriver("trivia")
    try trivia.tap("Loading trivia questions...")
    #expect(trivia.tree == loading)
    #expect(trivia.now == .milliseconds(100))
  }

  @Test func `nothing takes a touch while the questions come in`() throws {
    var trivia = try AppDriver("trivia", "-isUITesting")
    try trivia.app.advance(to: .milliseconds(60))
    let answer = try trivia.index(of: "AnswerC")
    #expect(trivia.screen.obstruction(of: answer) == .moving)
    try trivia.tapAndSettle("AnswerC")
    #expect(!trivia.has("AnswerResult"))
  }

  @Test func `a tap that begins while the questions come in does nothing`() throws {
    var trivia = try AppDriver("trivia", "-isUITesting")
    try trivia.app.advance(to: .milliseconds(500))
    try trivia.tap("AnswerC")
    #expect(trivia.now == .milliseconds(600))
    #expect(trivia.app.isIdle)
    #expect(!trivia.has("AnswerResult"))
  }

  @Test func `without an argument it loads for ever`() throws {
    var trivia = try AppDriver("trivia")
    #expect(trivia.app.nextChange == nil)
    try trivia.advance(by: .seconds(3600))
    #expect(trivia.tree == loading)
  }

  @Test(arguments: [
    ("350ms", 350), ("2s", 2000), ("1.5", 1500), ("0", 0), ("1m", 60_000),
  ])
  func `the network answers after its latency`(latency: String, milliseconds: Int) throws {
    var trivia = try AppDriver("trivia", "-networkLatency", latency)
    if milliseconds > 0 {
      try trivia.app.advance(to: .milliseconds(milliseconds - 1))
      #expect(trivia.tree == loading)
    }
    try trivia.app.advance(to: .milliseconds(milliseconds))
    #expect(trivia.has("QuestionTitle"))
  }

  private let failed = """
    other (0, 0, 375, 667)
      staticText #LoadError 'Could not load the questions' (60, 323, 255, 21)
      staticText 'Loading trivia questions...' (110, 351.5, 155.5, 16)
      button 'Retry' (140, 370, 95, 44)
    """

  @Test func `the first loads can fail, and each can be tried again`() throws {
    var trivia = try AppDriver("trivia", "-networkLatency", "2s", "-networkFailures", "2")
    try trivia.app.advance(to: .milliseconds(1999))
    #expect(trivia.tree == loading)
    try trivia.app.advance(to: .seconds(2))
    #expect(trivia.tree == failed)
    #expect(trivia.app.nextChange == nil)
    try trivia.tap("Retry")
    #expect(trivia.tree == loading)
    try trivia.app.advance(to: .milliseconds(4100))
    #expect(trivia.tree == failed)
    try trivia.tap("Retry")
    #expect(trivia.app.nextChange == .milliseconds(6200))
    try trivia.app.advance(to: .milliseconds(6700))
    #expect(trivia.screen.screen == "Question")
  }

  @Test func `without latency a failure comes after 50 ms, but no answer ever`() throws {
    var trivia = try AppDriver("trivia", "-networkFailures", "1")
    try trivia.app.advance(to: .milliseconds(50))
    #expect(trivia.tree == failed)
    try trivia.tap("Retry")
    #expect(trivia.tree == loading)
    #expect(trivia.app.nextChange == nil)
  }
}
