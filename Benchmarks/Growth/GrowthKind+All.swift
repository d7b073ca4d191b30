import ScenarioDiagnostics

extension GrowthKind {
  static let all = [
    GrowthKind(name: "scenarios, each in a file", size: 1000, files: scenarios),
    GrowthKind(name: "scenarios in one file", size: 1000, files: suite),
    GrowthKind(name: "scenarios, words and variables of a suite", size: 1000, files: words),
    GrowthKind(name: "steps of a scenario", size: 1000, files: steps),
    GrowthKind(name: "parameters of a flow", size: 1000, files: parameters),
    GrowthKind(name: "items of a list", size: 1000, files: items),
    GrowthKind(name: "rows of a table", size: 100, files: table),
    GrowthKind(name: "files that import a vocabulary", size: 1000, files: imports),
  ]

  private static func scenarios(_ size: Int) -> [String: String] {
    let files = Corpus(count: size).files.map {
      ($0.path, String(decoding: $0.bytes, as: UTF8.self))
    }
    return Dictionary(files, uniquingKeysWith: { first, _ in first })
  }

  private static func suite(_ size: Int) -> [String: String] {
    let scenarios = Corpus(count: size).files.map { file in
      let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
      return "  - " + lines.joined(separator: "\n    ") + "\n"
    }
    return ["suite.yaml": "suite: One\nscenarios:\n\(scenarios.joined())"]
  }

  /// A suite with as many vocabulary entries and variables as scenarios, which use one each.
  private static func words(_ size: Int) -> [String: String] {
    let numbers = 0..<size
    return [
      "words.yaml": """
      suite: Words
      app: trivia
      elements:
      \(numbers.map { "  element\($0): AnswerA" }.joined(separator: "\n"))
      variables:
      \(numbers.map { "  time\($0): 5s" }.joined(separator: "\n"))
      launch: {arguments: [isUITesting, -startAt, "2"]}
      scenarios:
      \(numbers.map(scenarioOfWord).joined(separator: "\n"))
      """
    ]
  }

  private static func scenarioOfWord(_ number: Int) -> String {
    """
      - name: Scenario \(number)
        steps: [waitFor: {element: {named: element\(number)}, timeout: "${time\(number)}"}]
    """
  }

  private static func steps(_ size: Int) -> [String: String] {
    let steps = String(
      repeating: "  - assert: {element: AnswerA, label: \"1999\", enabled: true}\n",
      count: size
    )
    return [
      "steps.yaml": """
      name: Steps
      app: trivia
      launch: {arguments: [isUITesting, -startAt, "2"]}
      steps:
        - waitFor: {element: QuestionTitle, timeout: 5s}
      \(steps)
      """
    ]
  }

  /// A flow that is called with all its parameters, in the order opposite to that of their names.
  private static func parameters(_ size: Int) -> [String: String] {
    let names = (0..<size).map { "p\($0)" }
    return [
      "parameters.yaml": """
      name: Parameters
      app: trivia
      flows:
        go:
          parameters: [\(names.joined(separator: ", "))]
          steps:
      \(names.map { "      - log: ${\($0)}" }.joined(separator: "\n"))
      steps:
        - run:
            flow: go
            with: {\(names.reversed().map { "\($0): x" }.joined(separator: ", "))}
      """
    ]
  }

  /// A list that is written out, and a loop that looks up each of its items by the number.
  private static func items(_ size: Int) -> [String: String] {
    [
      "items.yaml": """
      name: Items
      app: trivia
      variables:
        list:
      \((0..<size).map { "    - {title: Item \($0), price: \($0)}" }.joined(separator: "\n"))
      steps:
        - forEach: {variable: item, index: n, in: "${list}", steps: [log: "${list[n].title}"]}
      """
    ]
  }

  /// The same steps whatever the number of rows: taps and scrolling that reach the last of them.
  private static func table(_ size: Int) -> [String: String] {
    let round = """
        - tap: Row \(size - 1)
        - assert: {element: {type: cell, containing: Row \(size - 1)}, value: marked}
        - assert: {element: Row 0, exists: true}
        - tap: Row 0
        - swipe: {element: {type: table}, direction: up}
        - assert: {elements: {type: cell}, count: \(size)}

      """
    return [
      "table.yaml": """
      name: Rows
      app: rows
      launch: {arguments: [-rows, "\(size)"]}
      steps:
      \(String(repeating: round, count: 20))
      """
    ]
  }

  private static func imports(_ size: Int) -> [String: String] {
    var files = ["words.yaml": vocabulary]
    for number in 0..<size {
      files["scenario-\(number).yaml"] = """
        name: Scenario \(number)
        app: trivia
        import: [words.yaml]
        launch: {arguments: [isUITesting, -startAt, "2"]}
        steps:
          - run: start
          - run: answer\(number % 10)
        """
    }
    return files
  }

  private static let vocabulary = """
    vocabulary: Words
    flows:
      start:
        steps:
          - waitFor: {element: QuestionTitle, timeout: 5s}

    """
    + (0..<10).map { number in
      """
        answer\(number):
          steps:
            - tap: AnswerA
            - waitFor: {element: NextQuestion, timeout: 5s}

      """
    }.joined()
}
