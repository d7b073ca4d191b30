import AppModelKit
import Testing

struct TriviaLaunchTests {
  @Test func `network arguments beside isUITesting are warned about`() throws {
    let trivia = try AppDriver(
      "trivia",
      "-networkLatency",
      "2s",
      "isUITesting",
      "-networkFailures",
      "3"
    )
    #expect(
      trivia.warnings == [
        LaunchWarning("'-networkLatency' has no effect beside '-isUITesting'", argument: 0),
        LaunchWarning("'-networkFailures' has no effect beside '-isUITesting'", argument: 3),
      ]
    )
    #expect(trivia.app.nextChange == .milliseconds(50))
  }

  @Test(arguments: [
    (
      ["-networkLatency", "abc"],
      LaunchFailure(
        "'-networkLatency' must be a duration such as '500ms'; found 'abc'",
        argument: 1
      )
    ),
    (
      ["-networkLatency", "-5s"],
      LaunchFailure(
        "'-networkLatency' must be a duration such as '500ms'; found '-5s'",
        argument: 1
      )
    ),
    (
      ["-networkLatency", "25h"],
      LaunchFailure("'-networkLatency' must be at most 24 h; found '25h'", argument: 1)
    ),
    (
      ["isUITesting", "-startAt"],
      LaunchFailure("'-startAt' needs a whole number from 0 after it", argument: 1)
    ),
    (
      ["isUITesting", "-startAt", "-1"],
      LaunchFailure("'-startAt' must be a whole number from 0; found '-1'", argument: 2)
    ),
    (
      ["isUITesting", "-startAt", "3"],
      LaunchFailure(
        "'-startAt' must be less than the number of questions, 3; found '3'",
        argument: 2
      )
    ),
    (
      ["-questions", "missing.json"],
      LaunchFailure("'missing.json' can't be read", argument: 1)
    ),
  ])
  func `a malformed argument keeps the app from starting`(
    arguments: [String],
    failure: LaunchFailure
  ) {
    #expect(throws: failure) { try AppDriver("trivia", arguments: arguments) }
  }

  // MARK: Data

  private func text(_ text: String, _ line: Int) -> DataNode {
    DataNode(.text(text), location: "q.json:\(line):5")
  }

  private func question(_ title: String, correct: String = "1", line: Int = 2) -> DataNode {
    let entries = [
      DataNode.Entry(key: "title", node: text(title, line)),
      DataNode.Entry(key: "answer_a", node: text("yes", line)),
      DataNode.Entry(key: "answer_b", node: text("no", line)),
      DataNode.Entry(key: "answer_c", node: text("perhaps", line)),
      DataNode.Entry(
        key: "correct_answer",
        node: DataNode(.number(correct), location: "q.json:\(line):60")
      ),
    ]
    return DataNode(.mapping(entries), location: "q.json:\(line):3")
  }

  private func file(_ questions: DataNode...) -> DataNode {
    let list = DataNode(.list(questions), location: "q.json:1:15")
    return DataNode(
      .mapping([DataNode.Entry(key: "questions", node: list)]),
      location: "q.json:1:1"
    )
  }

  @Test func `another file brings other questions`() throws {
    var trivia = try AppDriver(
      "trivia",
      "isUITesting",
      "-questions",
      "q.json",
      "-startAt",
      "1",
      data: ["q.json": file(question("Is it?"), question("Was it?"))]
    )
    try trivia.advance(by: .seconds(1))
    #expect(try trivia.element("QuestionTitle").label == "Was it?")
    #expect(trivia.labels(.button) == ["yes", "no", "perhaps"])
    try trivia.tap("AnswerB")
    try trivia.tap("NextQuestion")
    #expect(try trivia.element("QuestionTitle").label == "Is it?")
  }

  @Test func `data that can't be used is named with its place`() {
    let number = DataNode(.number("1"), location: "q.json:1:1")
    let cases = [
      (number, "q.json:1:1: expected a mapping; found a number"),
      (
        DataNode(.mapping([]), location: "q.json:1:1"),
        "q.json:1:1: 'questions' is missing"
      ),
      (file(), "q.json:1:15: there must be at least one question"),
      (file(question("a", correct: "3")), outOfRange("3")),
      (file(question("a", correct: "-1")), outOfRange("-1")),
      (file(question("a", correct: "1.0")), outOfRange("1.0")),
      (file(question("a"), number), "q.json:1:1: expected a mapping; found a number"),
    ]
    for (data, reason) in cases {
      #expect(throws: LaunchFailure(reason, argument: 1)) {
        try AppDriver("trivia", "-questions", "q.json", data: ["q.json": data])
      }
    }
  }

  private func outOfRange(_ number: String) -> String {
    "q.json:2:60: expected a whole number from 0 to 2; found \(number)"
  }
}
