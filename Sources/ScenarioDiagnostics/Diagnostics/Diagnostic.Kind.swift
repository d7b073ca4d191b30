extension Diagnostic {
  /// A kind of problem: its stable name, and what `rehearse explain` and Docs/diagnostics.md say about it.
  ///
  /// Each stage has a table of its own kinds, with their messages in the same file:
  ///
  /// ```swift
  /// extension Diagnostic.Kind {
  ///   static let commandMissing = Self(
  ///     "command-missing",
  ///     "A step has no command.",
  ///     meaning: "'name' and 'optional' only modify a command.",
  ///     example: .step("name: Just a title"),
  ///     remedy: "Add a command."
  ///   )
  /// }
  ///
  /// extension Diagnostic.Message {
  ///   static func commandMissing() -> Self { Self(.commandMissing, "a step needs a command") }
  /// }
  /// ```
  package struct Kind: Sendable {
    package let id: ID

    /// The problem in one sentence.
    package let summary: String

    /// Why it is one, and what it means for the file.
    package let meaning: String
    package let example: DiagnosticExample
    package let remedy: String

    package init(
      _ id: ID,
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
}
