import AppModelKit

extension TriviaApp {
  func content(of screen: Screen) -> Content<Action> {
    switch screen {
    case .loading: loading
    case .question: questionAndAnswers
    }
  }

  @ElementBuilder<Action>
  private var loading: Content<Action> {
    Element(.other, frame: ScreenSnapshot.bounds) {
      if hasLoadingFailed {
        Element.staticText(
          "Could not load the questions",
          identifier: "LoadError",
          frame: Rect(60, 323, 255, 21)
        )
      } else {
        Element.activityIndicator("In progress", frame: Rect(177.5, 323.5, 20, 20))
      }
      Element.staticText("Loading trivia questions...", frame: Rect(110, 351.5, 155.5, 16))
      if hasLoadingFailed {
        Element.button("Retry", frame: Rect(140, 370, 95, 44), tap: .retry)
      }
    }
  }

  @ElementBuilder<Action>
  private var questionAndAnswers: Content<Action> {
    let question = question
    Element.staticText(
      question.title,
      identifier: "QuestionTitle",
      frame: Rect(16, 28, 343, 42.5)
    )
    answer(.first, of: question, identifier: "AnswerA", y: 288.5)
    answer(.second, of: question, identifier: "AnswerB", y: 328.5)
    answer(.third, of: question, identifier: "AnswerC", y: 368.5)
    if let resultText {
      Element.staticText(
        resultText,
        identifier: "AnswerResult",
        frame: Rect(61, 596.5, 253, 20.5)
      )
    }
    if result == .correct || placeholderWindow == .open {
      Element.button(
        "Next question",
        identifier: "NextQuestion",
        frame: Rect(140, 620, 95, 30),
        tap: .next
      )
    }
  }

  private func answer(
    _ answer: Question.Answer,
    of question: Question,
    identifier: String,
    y: Double
  ) -> Element<Action> {
    Element.button(
      question.text(of: answer),
      identifier: identifier,
      frame: Rect(16, y, 343, 30),
      tap: .answer(answer)
    )
  }

  private var resultText: String? {
    if placeholderWindow == .open { return "Your answer is correct / incorrect" }
    return switch result {
    case .correct: "Your answer is correct!"
    case .incorrect: "Your answer is incorrect"
    case nil: nil
    }
  }
}
