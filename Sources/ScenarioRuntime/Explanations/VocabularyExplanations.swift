import ScenarioDiagnostics

extension DiagnosticCatalog {
  /// Mistakes in the use of vocabulary entries.
  static let vocabularyExplanations = [
    DiagnosticExplanation(
      "missing-argument",
      "A call lacks an argument that has no default.",
      meaning: "The note shows the parameter.",
      example: answering("- run: answer"),
      remedy: "Add the argument to 'with', or give the parameter a default."
    ),
    DiagnosticExplanation(
      "misread-word",
      "The text of a selector is also the name of a vocabulary entry.",
      meaning: """
        A warning: a text alone means an element with that text, never an element or a check \
        of the vocabulary. If no element has that text, an expectation that it is absent \
        passes.
        """,
      example: """
        name: Example
        app: trivia
        checks:
          isOver: {screen: Result}
        steps:
          - assert: {not: isOver}
        """,
      remedy: "Use 'named' or 'check' for the vocabulary entry, or 'id' or 'label' for the text."
    ),
    DiagnosticExplanation(
      "undefined-in-word",
      "An element, flow or check uses a name that is not defined.",
      meaning: """
        It sees its own parameters and the scenario's variables, but not the parameters of its \
        caller.
        """,
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
      remedy: """
        Make the name a parameter and pass it with 'with', or define it as a variable of the \
        scenario.
        """
    ),
    DiagnosticExplanation(
      "unknown-argument",
      "A call passes an argument that does not exist.",
      meaning: "The name is misspelt, or the parameter was removed.",
      example: answering("- run: {flow: answer, with: {button: AnswerA, label: None}}"),
      remedy: "Correct the name, or leave the argument out."
    ),
    DiagnosticExplanation(
      "unknown-word",
      "An element, flow or check of this name does not exist.",
      meaning: """
        Imports are not passed on: a file sees its own definitions and those of the files that \
        it imports.
        """,
      example: .step("run: answr"),
      remedy: "Import the vocabulary that defines it, or correct the name."
    ),
    DiagnosticExplanation(
      "unused-parameter",
      "A parameter is never used.",
      meaning: "Callers pass a value that changes nothing.",
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
      remedy: "Use the parameter, or remove it from the definition and its calls."
    ),
    DiagnosticExplanation(
      "word-cycle",
      "Flows, checks or elements use each other in a cycle.",
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
      "Flows, checks or elements are nested too deeply.",
      meaning: "At most 64 of them may be nested within each other.",
      example: .description("A flow that runs a flow that runs a flow, and so on 65 times."),
      remedy: "Run the flows one after the other instead of inside each other."
    ),
    DiagnosticExplanation(
      "words-too-many",
      "An element or a check uses too many others.",
      meaning: """
        Each look at the screen would evaluate all of them. The limit is 1000, with all nested \
        ones counted.
        """,
      example: .description("A check of ten uses of a check of ten uses of a check, and so on."),
      remedy: "Use fewer of them, or assert the parts one after the other."
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
