/// The explanation of a diagnostic, for `rehearse explain` and Docs/diagnostics.md.
package struct DiagnosticExplanation: Sendable {
  /// The stable name in brackets after each message.
  package let id: String

  /// The diagnostic in one sentence.
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
