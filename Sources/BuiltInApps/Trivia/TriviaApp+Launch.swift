import AppModelKit

extension TriviaApp {
  static let description = AppDescription(
    name: "trivia",
    summary: "a quiz with three answers a question",
    arguments: [
      LaunchArgument("isUITesting", .flag, summary: "load the bundled questions, in 50 ms"),
      LaunchArgument(
        "networkLatency",
        .duration,
        summary: "make the network answer after this time; otherwise it never does",
        idleBeside: "isUITesting"
      ),
      LaunchArgument(
        "networkFailures",
        .count,
        summary: "make this many loads fail before one succeeds",
        idleBeside: "isUITesting"
      ),
      LaunchArgument("questions", .path, summary: "take the questions from a data file"),
      LaunchArgument("startAt", .count, summary: "begin at this question, from 0"),
      LaunchArgument(
        "placeholderWindow",
        .flag,
        summary: "show the storyboard's texts until the question has arrived"
      ),
    ],
    screens: ["Loading", "Question"],
    transitions: ["TriviaLoadedSegue"],
    delays: [.bundledQuestions, .failingNetwork, .modal]
  )

  init(launch: LaunchContext) throws(LaunchFailure) {
    let arguments = launch.arguments
    let isUITesting = arguments.contains("isUITesting")
    source =
      isUITesting ? .bundle : .network(latency: arguments.duration("networkLatency"))
    failuresLeft = isUITesting ? 0 : arguments.count("networkFailures") ?? 0
    questions = try launch.data("questions", decode: Question.questions(in:)) ?? Question.bundled
    index = arguments.count("startAt") ?? 0
    placeholderWindow = arguments.contains("placeholderWindow") ? .open : .closed
    guard index < questions.count else {
      throw LaunchFailure(
        "'-startAt' must be less than the number of questions, \(questions.count); found '\(index)'",
        argument: arguments.index(of: "startAt")
      )
    }
  }
}
