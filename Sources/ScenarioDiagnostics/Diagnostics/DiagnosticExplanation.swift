/// What there is to say about a diagnostic beyond its one line.
package struct DiagnosticExplanation: Sendable {
  /// The stable name that stands behind each message in brackets.
  package let id: String

  /// What the diagnostic says, in one line.
  package let summary: String

  /// Why it is one, and what it means for the file.
  package let meaning: String
  package let example: DiagnosticExample
  package let remedy: String

  package init(
    _ id: String,
    _ summary: String,
    meaning: String,
    example: DiagnosticExample,
    remedy: String
  ) {
    self.id = id
    self.summary = summary
    self.meaning = meaning
    self.example = example
    self.remedy = remedy
  }
}

/// Something that causes a diagnostic.
package enum DiagnosticExample: Sendable, ExpressibleByStringInterpolation {
  /// Files by name, and what to do with them.
  case files([DiagnosticExampleFile], command: String = Self.usualCommand)

  /// What no page can show, such as a huge file, in words.
  case description(String)

  /// The command that causes most diagnostics.
  package static let usualCommand = "rehearse check example.yaml"

  package init(stringLiteral text: String) {
    self = .files([DiagnosticExampleFile("example.yaml", text)])
  }

  /// A scenario with one step.
  package static func step(_ step: String) -> Self {
    "name: Example\napp: trivia\nsteps:\n  - \(step)"
  }
}

/// A file of an example.
package struct DiagnosticExampleFile: Sendable {
  package let name: String
  package let text: String

  package init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}

/// The explanations of all diagnostics; each room adds its own beside its messages.
package enum DiagnosticCatalog: Sendable {
  package static let source = [
    DiagnosticExplanation(
      "file-too-large",
      "A file is larger than any that a person writes.",
      meaning: "Reading stops before a file that was named by mistake can fill the memory.",
      example: .description("A file of more than 16 MiB."),
      remedy: "Split the file, or move its data into a JSON or CSV file behind 'fromFile'."
    ),
    DiagnosticExplanation(
      "malformed-text",
      "A file's bytes are no text.",
      meaning: "Files are read as UTF-8, or as UTF-16 where they begin with a byte order mark.",
      example: .description("A file with the bytes C3 28, saved as Latin-1 perhaps."),
      remedy: "Save the file as UTF-8."
    ),
    DiagnosticExplanation(
      "nul-character",
      "A NUL character stands in a text.",
      meaning: "What follows it would vanish from what other tools read, so nothing is read.",
      example: .description("A file with a byte 00, such as UTF-16 without a byte order mark."),
      remedy: "Save the file as UTF-8, or write \"\\0\" in double quotes if you mean the character."
    ),
  ]
}
