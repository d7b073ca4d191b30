import AppModelKit

/// A quiz that loads questions and shows the next one after the right answer.
struct TriviaApp: AppModel {
  enum Screen: String, AppScreen {
    case loading = "Loading"
    case question = "Question"
  }

  enum Action: Hashable {
    case loaded
    case loadingFailed
    case retry

    /// The animation that brings the questions has ended.
    case questionArrived

    case answer(Question.Answer)
    case next
  }

  /// The time during which the storyboard's texts replace the question.
  enum PlaceholderWindow: Hashable {
    case open
    case closed
  }

  enum Result: Hashable {
    case correct
    case incorrect
  }

  let rootScreen = Screen.loading
  let source: QuestionSource
  let questions: [Question]
  var failuresLeft: Int
  var hasLoadingFailed = false
  var index: Int
  var result: Result?

  var placeholderWindow: PlaceholderWindow

  /// A part of the question on the screen.
  func question<Part>(_ part: (Question) -> Part) -> Part {
    placeholderWindow == .open ? part(.placeholder) : part(questions[index])
  }
}

enum QuestionSource: Hashable {
  /// From a file in the app.
  case bundle

  /// From a network that answers after a time, or never.
  case network(latency: Duration?)

  /// How long loading takes, or nil if it never ends.
  var delay: Delay? {
    switch self {
    case .bundle: .bundledQuestions
    case .network(let latency): latency.map { .network("network", nominal: $0) }
    }
  }

  /// How long it takes until the network has failed.
  var failureDelay: Delay { delay ?? .failingNetwork }
}

extension Delay {
  static let bundledQuestions = network("bundled questions", nominal: .milliseconds(50))
  static let failingNetwork = network("network", nominal: .milliseconds(50))
}
