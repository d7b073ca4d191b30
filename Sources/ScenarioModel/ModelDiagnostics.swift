import AppModelKit
package import ScenarioDiagnostics

extension DiagnosticCatalog {
  /// Problems that more than one stage reports or looks for.
  package static let model: [Diagnostic.Kind] = [
    .durationBeyondLimit, .malformedName, .misreadText, .unusedImport,
  ]
}

extension Diagnostic.Kind {
  package static let durationBeyondLimit = Self(
    "duration-beyond-limit",
    "A duration is longer than a scenario may last.",
    meaning: """
      A warning: the scenario reaches its 'timeLimit', 10 minutes by default, before the \
      duration is over. Numbers without a unit are seconds, while other tools take \
      milliseconds.
      """,
    example: .step("waitFor: {element: Done, timeout: 20000}"),
    remedy: "Write the unit, as in '20000ms' or '20s', or raise 'timeLimit'."
  )

  package static let malformedName = Self(
    "malformed-name",
    "A name cannot be used in '${...}'.",
    meaning: "A name begins with a letter or '_' and contains only letters, digits, '_' and '-'.",
    example: "name: Example\napp: trivia\nvariables: {two words: 1}\nsteps:\n  - pause: 1s",
    remedy: "Rename it, for example to 'twoWords'."
  )

  package static let misreadText = Self(
    "misread-text",
    "A text looks like something else.",
    meaning: """
      A warning: some texts look like other things but are compared as they are, so an \
      expectation that they are absent passes. Examples are curly quotes, '//', variables of \
      other tools such as '{{name}}' and '$name', patterns of other tools such as 'Go to.*', \
      the name of an element type ('button', 'cells'), a selector in quotes or with '=' \
      ('id=Done'), a time after 'waitFor' or 'within', and spaces alone. In 'Item #5' without \
      quotes the number is a comment, a text after '>' ends with a line feed, and '$${name}' is not the value of 'name'.
      """,
    example: .step("assert: {element: button, exists: false}"),
    remedy: """
      Write what the suggestion says. Single quotes around the whole text, or '{is: ...}' \
      for a pattern, say that the text itself is meant.
      """
  )

  package static let unusedImport = Self(
    "unused-import",
    "Nothing in an imported file is used.",
    meaning: "A warning: the import takes time to read and misleads readers.",
    example: .files([
      "example.yaml":
        "name: Example\napp: trivia\nimport: [words.yaml]\nsteps:\n  - pause: 1s",
      "words.yaml": "vocabulary: Words\nelements: {first: AnswerA}",
    ]),
    remedy: "Delete the import."
  )
}

extension Diagnostic.Message {
  static func durationBeyondLimit(_ duration: Duration, limit: Duration) -> Self {
    Self(
      .durationBeyondLimit,
      "a duration of \(duration.scenarioText) is longer than a scenario may last, "
        + "which is \(limit.scenarioText)"
    )
  }

  /// A text that is not a variable's value, although it looks like one.
  static func escapedReference(_ path: String) -> Self {
    Self(.misreadText, "'$${\(path)}' is the text '${\(path)}', not the variable's value")
  }
}
