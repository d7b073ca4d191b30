import AppModelKit

extension TriviaApp {
  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    switch screen {
    case .loading:
      canvas.element(ElementSnapshot(.other, frame: ScreenSnapshot.modelBounds)) { canvas in
        drawLoading(on: &canvas)
      }
    case .question:
      drawAnswers(on: &canvas)
      drawResult(on: &canvas)
    }
  }

  private func drawLoading(on canvas: inout Canvas<Action>) {
    if hasLoadingFailed {
      canvas.staticText(
        "Could not load the questions",
        identifier: "LoadError",
        frame: Rect(60, 323, 255, 21)
      )
    } else {
      canvas.activityIndicator("In progress", frame: Rect(177.5, 323.5, 20, 20))
    }
    canvas.staticText("Loading trivia questions...", frame: Rect(110, 351.5, 155.5, 16))
    if hasLoadingFailed {
      canvas.button("Retry", frame: Rect(140, 370, 95, 44), tap: .retry)
    }
  }

  private func drawAnswers(on canvas: inout Canvas<Action>) {
    canvas.staticText(
      question(\.title),
      identifier: "QuestionTitle",
      frame: Rect(16, 28, 343, 42.5)
    )
    for answer in Question.Answer.allCases {
      canvas.button(
        question { $0.text(of: answer) },
        identifier: answer.identifier,
        frame: Rect(16, 288.5 + 40 * Double(answer.rawValue), 343, 30),
        tap: .answer(answer)
      )
    }
  }

  private func drawResult(on canvas: inout Canvas<Action>) {
    if let resultText {
      canvas.staticText(resultText, identifier: "AnswerResult", frame: Rect(61, 596.5, 253, 20.5))
    }
    if result == .correct || placeholderWindow == .open {
      canvas.button(
        "Next question",
        identifier: "NextQuestion",
        frame: Rect(140, 620, 95, 30),
        tap: .next
      )
    }
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

extension Question.Answer {
  fileprivate var identifier: String {
    switch self {
    case .first: "AnswerA"
    case .second: "AnswerB"
    case .third: "AnswerC"
    }
  }
}
