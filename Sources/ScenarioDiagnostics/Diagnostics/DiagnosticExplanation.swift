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
