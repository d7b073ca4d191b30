import AppModelKit

extension TriviaApp {
  mutating func didLaunch(in app: inout AppContext<Self>) { load(in: &app) }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    switch action {
    case .loaded:
      app.replaceScreens(
        with: .question,
        transition: "TriviaLoadedSegue",
        completion: .questionArrived
      )
    case .loadingFailed: hasLoadingFailed = true
    case .retry:
      hasLoadingFailed = false
      load(in: &app)
    case .questionArrived: placeholderWindow = .closed
    case .answer(let answer): choose(answer)
    case .next:
      index = (index + 1) % questions.count
      result = nil
    }
  }

  /// Starts to load.
  ///
  /// If the network never answers, no event is scheduled.
  private mutating func load(in app: inout AppContext<Self>) {
    if failuresLeft > 0 {
      failuresLeft -= 1
      app.schedule(.loadingFailed, after: source.failureDelay)
    } else if let delay = source.delay {
      app.schedule(.loaded, after: delay)
    }
  }

  /// Any number of wrong answers may come before the right one, and none counts after it.
  private mutating func choose(_ answer: Question.Answer) {
    guard result != .correct else { return }
    result = answer == question(\.correct) ? .correct : .incorrect
  }
}
