import ScenarioDiagnostics

extension DiagnosticCatalog {
  /// Mistakes in the value after a key.
  static let values: [Diagnostic.Kind] = [
    .durationTooLong, .emptyText, .nullText, .quotedLiteral, .wrongValue, .wrongWord,
  ]
}

extension Diagnostic.Kind {
  static let durationTooLong = Self(
    "duration-too-long",
    "A duration is longer than 24 hours.",
    meaning: "Probably the unit is wrong: numbers without a unit are seconds.",
    example: .step("pause: 25h"),
    remedy: "Write a shorter duration. Use the 'now' of 'launch' to start at another date."
  )

  static let emptyText = Self(
    "empty-text",
    "A text that is needed is empty.",
    meaning: "An empty name says nothing, and an empty selector matches nothing useful.",
    example: .step("tap: \"\""),
    remedy: "Write a text. For elements without a label write '{label: \"\"}'."
  )

  static let nullText = Self(
    "null-text",
    "A text is missing, or is 'null' or '~' without quotes.",
    meaning: "It could be a forgotten value or the word itself.",
    example: .step("tap: {label: null}"),
    remedy: "Quote the word, or write \"\" for the empty text."
  )

  static let quotedLiteral = Self(
    "quoted-literal",
    "A number, boolean or duration is in quotes.",
    meaning: "Quotes make it a text, and the key needs another kind of value.",
    example: .step("assert: {elements: {type: button}, count: \"4\"}"),
    remedy: "Remove the quotes. Templates such as \"${n}\" keep theirs."
  )

  static let wrongValue = Self(
    "wrong-kind",
    "A value has the wrong kind.",
    meaning: "The message says what is needed and what was found.",
    example: .step("pause: soon"),
    remedy: "Write a value of that kind."
  )

  static let wrongWord = Self(
    "wrong-word",
    "A value is not one of the allowed words.",
    meaning: "Some keys accept only a few words.",
    example: .step("swipe: {element: AnswerA, direction: lefft}"),
    remedy: "Write one of the words that the message lists."
  )
}

extension Diagnostic.Message {
  static func durationTooLong(_ text: String) -> Self {
    Self(.durationTooLong, "'\(text)' is longer than 24 hours")
  }

  static func emptyText(_ name: String) -> Self { Self(.emptyText, "\(name) must not be empty") }

  static func nullText(_ name: String) -> Self {
    Self(.nullText, "\(name) must be a text; found null")
  }

  static func quotedLiteral(_ name: String, _ kind: String) -> Self {
    Self(.quotedLiteral, "\(name) must be \(kind); found a quoted text")
  }

  static func wrongKind(_ name: String, _ kind: String, found: String) -> Self {
    Self(.wrongValue, "\(name) must be \(kind); found \(found)")
  }

  static func wrongWord(_ name: String, _ kind: String, found: String) -> Self {
    Self(.wrongWord, "\(name) must be \(kind); found '\(found)'")
  }
}
