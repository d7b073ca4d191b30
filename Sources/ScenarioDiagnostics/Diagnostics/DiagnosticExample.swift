/// Something that causes a diagnostic.
package enum DiagnosticExample: Sendable, ExpressibleByStringInterpolation {
  /// Files with their texts, and what to do with them.
  case files(KeyValuePairs<String, String>, command: String = Self.usualCommand)

  /// What no page can show, such as a huge file, in words.
  case description(String)

  /// The command that causes most diagnostics.
  package static let usualCommand = "rehearse check example.yaml"

  package init(stringLiteral text: String) { self = .files(["example.yaml": text]) }

  package static func step(_ step: String) -> Self {
    "name: Example\napp: trivia\nsteps:\n  - \(step)"
  }
}
