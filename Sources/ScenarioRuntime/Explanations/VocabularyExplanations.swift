import ScenarioDiagnostics

extension DiagnosticCatalog {
  /// What is wrong with the use of words.
  static let vocabularyExplanations = [
    DiagnosticExplanation(
      "missing-argument",
      "A use of a word lacks an argument that has no default.",
      meaning: "The note shows the parameter.",
      example: answering("- run: answer"),
      remedy: "Give it behind 'with', or give the parameter a default."
    ),
    DiagnosticExplanation(
      "misread-word",
      "The text of a selector is also the name of a word.",
      meaning: """
        A warning: a bare text means an element with that text, never an element or a check of the \
        vocabulary, even where there is one of that name. Where no element has such a text, what expects \
        none passes.
        """,
      example: """
        name: Example
        app: trivia
        checks:
          isOver: {screen: Result}
        steps:
          - assert: {not: isOver}
        """,
      remedy:
        "Name the word with 'named' or 'check', or the property that has the text: 'id' or 'label'."
    ),
    DiagnosticExplanation(
      "undefined-in-word",
      "A word uses a name that the scenario does not define.",
      meaning:
        "Words see their parameters and the scenario's variables, not the caller's own names.",
      example: """
        name: Example
        app: trivia
        flows:
          answer:
            steps:
              - tap: "${button}"
        steps:
          - run: answer
        """,
      remedy: "Make it a parameter of the word, or a variable of the scenario."
    ),
    DiagnosticExplanation(
      "unknown-argument",
      "A use of a word gives an argument that it does not take.",
      meaning: "It is misspelt, or the word has lost the parameter.",
      example: answering("- run: {flow: answer, with: {button: AnswerA, label: None}}"),
      remedy: "Mend the name, or leave the argument out."
    ),
    DiagnosticExplanation(
      "unknown-word",
      "A word of the vocabulary does not exist.",
      meaning: "Imports are not passed on: a file sees its own words and those of files it names.",
      example: .step("run: answr"),
      remedy: "Import the vocabulary that defines it, or mend the name."
    ),
    DiagnosticExplanation(
      "unused-parameter",
      "A parameter is never used.",
      meaning: "Callers give a value that changes nothing.",
      example: """
        name: Example
        app: trivia
        flows:
          answer:
            parameters: [button]
            steps:
              - tap: AnswerA
        steps:
          - run: {flow: answer, with: {button: AnswerB}}
        """,
      remedy: "Use it, or take it away from the word and its uses."
    ),
    DiagnosticExplanation(
      "word-cycle",
      "Words use each other in a circle.",
      meaning: "The run would never end.",
      example: """
        name: Example
        app: trivia
        flows:
          again:
            steps:
              - run: again
        steps:
          - run: again
        """,
      remedy: "Use 'repeat', which has a limit."
    ),
    DiagnosticExplanation(
      "words-too-deep",
      "Words use words too many levels deep.",
      meaning: "Flows, checks and elements may lie 64 deep within each other.",
      example: .description("A flow that runs a flow that runs a flow, and so on 65 times."),
      remedy: "Let one flow run the others one after the other."
    ),
    DiagnosticExplanation(
      "words-too-many",
      "An element or a check comes to too many uses of words.",
      meaning:
        "Each look at the screen would look at all of them. The limit is 1000, counted through.",
      example: .description("A check of ten uses of a check of ten uses of a check, and so on."),
      remedy: "Say the same with fewer words, or assert the parts one after the other."
    ),
  ]

  /// A scenario with a flow that has a parameter.
  private static func answering(_ step: String) -> DiagnosticExample {
    """
    name: Example
    app: trivia
    flows:
      answer:
        parameters: [button]
        steps:
          - tap: "${button}"
    steps:
      \(step)
    """
  }
}
