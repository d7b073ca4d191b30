package import ScenarioDiagnostics
import ScenarioModel

extension DiagnosticCatalog {
  /// Mistakes in the use of vocabulary entries.
  static let vocabulary: [Diagnostic.Kind] = [
    .misreadWord, .missingArgument, .undefinedInWord, .unknownArgument, .unknownWord,
    .unusedParameter, .wordCycle, .wordsTooDeep, .wordsTooMany,
  ]
}

extension Diagnostic {
  /// Whether it says that a word of the vocabulary does not exist.
  var isAboutUnknownWord: Bool { message.isOf(.unknownWord) }
}

extension Diagnostic.Kind {
  static let misreadWord = Self(
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
  )

  static let missingArgument = Self(
    "missing-argument",
    "A call lacks an argument that has no default.",
    meaning: "The note shows the parameter.",
    example: .answering("- run: answer"),
    remedy: "Add the argument to 'with', or give the parameter a default."
  )

  static let undefinedInWord = Self(
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
  )

  static let unknownArgument = Self(
    "unknown-argument",
    "A call passes an argument that does not exist.",
    meaning: "The name is misspelt, or the parameter was removed.",
    example: .answering("- run: {flow: answer, with: {button: AnswerA, label: None}}"),
    remedy: "Correct the name, or leave the argument out."
  )

  static let unknownWord = Self(
    "unknown-word",
    "An element, flow or check of this name does not exist.",
    meaning: """
      Imports are not passed on: a file sees its own definitions and those of the files that \
      it imports.
      """,
    example: .step("run: answr"),
    remedy: "Import the vocabulary that defines it, or correct the name."
  )

  static let unusedParameter = Self(
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
  )

  static let wordCycle = Self(
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
  )

  static let wordsTooDeep = Self(
    "words-too-deep",
    "Flows, checks or elements are nested too deeply.",
    meaning: "At most 64 of them may be nested within each other.",
    example: .description("A flow that runs a flow that runs a flow, and so on 65 times."),
    remedy: "Run the flows one after the other instead of inside each other."
  )

  static let wordsTooMany = Self(
    "words-too-many",
    "An element or a check uses too many others.",
    meaning: """
      Each look at the screen would evaluate all of them. The limit is 1000, with all nested \
      ones counted.
      """,
    example: .description("A check of ten uses of a check of ten uses of a check, and so on."),
    remedy: "Use fewer of them, or assert the parts one after the other."
  )
}

extension Diagnostic.Message {
  static func missingArgument(_ name: String, of word: String) -> Self {
    Self(.missingArgument, "'\(word)' needs the argument '\(name)'")
  }

  static func misreadWord(_ name: String, _ kind: WordKind) -> Self {
    Self(.misreadWord, "'\(name)' is a text here, not the \(kind.rawValue) of that name")
  }

  static func undefinedInWord(_ name: String, _ word: String) -> Self {
    Self(.undefinedInWord, "'\(word)' uses '\(name)', which is not defined here")
  }

  package static func unknownArgument(_ name: String, of word: String) -> Self {
    Self(.unknownArgument, "'\(word)' has no parameter '\(name)'")
  }

  static func unknownWord(_ kind: String, _ name: String) -> Self {
    Self(.unknownWord, "unknown \(kind) '\(name)'")
  }

  static func unusedParameter(_ name: String, of word: String) -> Self {
    Self(.unusedParameter, "the parameter '\(name)' of '\(word)' is never used")
  }

  static func wordCycle(_ kind: String, _ path: String) -> Self {
    Self(.wordCycle, "the \(kind) uses itself: \(path)")
  }

  static func wordsTooDeep(_ word: WordScope.Word, limit: Int) -> Self {
    let text =
      "the \(word.kind.rawValue) '\(word.name.value)' is nested more than \(limit) levels deep"
    return Self(.wordsTooDeep, text)
  }

  static func wordsTooMany(_ word: WordScope.Word, limit: Int) -> Self {
    let text =
      "the \(word.kind.rawValue) '\(word.name.value)' uses more than \(limit) definitions"
    return Self(.wordsTooMany, text)
  }
}

extension DiagnosticExample {
  /// A scenario with a flow that has a parameter.
  fileprivate static func answering(_ step: String) -> Self {
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
