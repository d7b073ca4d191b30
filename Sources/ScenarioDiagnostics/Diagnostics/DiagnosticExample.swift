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
