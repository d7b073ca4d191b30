import ScenarioDiagnostics

/// Scenario files of fourteen steps each, which differ in their names and in what they tap first.
struct Corpus {
  let files: [SourceFile]

  var count: Int { files.count }

  init(count: Int) {
    files = (0..<count).map { number in
      SourceFile(path: "scenario-\(number).yaml", text: Self.text(number))
    }
  }

  private static func text(_ number: Int) -> String {
    let wrongAnswers = number.isMultiple(of: 2) ? ["AnswerB", "AnswerC"] : ["AnswerC", "AnswerB"]
    return """
      name: "Scenario \(number)"
      app: trivia
      launch: {arguments: ["isUITesting", "-startAt", "2"]}
      steps:
        - waitFor: {element: QuestionTitle, timeout: 5s}
        - assert: {element: QuestionTitle, label: "In what year was Fight Club released?"}
        - assert: {element: AnswerA, label: "1999"}
        - assert: {element: AnswerB, label: "2001"}
        - assert: {element: AnswerC, label: "1989"}
        - tap: \(wrongAnswers[0])
        - assert: {element: NextQuestion, exists: false}
        - tap: \(wrongAnswers[1])
        - assert: {element: NextQuestion, exists: false}
        - tap: AnswerA
        - waitFor: {element: NextQuestion, timeout: 5s}
        - tap: NextQuestion
        - assert: {element: QuestionTitle, exists: true}

      """
  }
}
