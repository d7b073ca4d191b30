import Testing

/// A text that is no YAML, and what is said about it.
struct SyntaxCase: CustomTestStringConvertible {
  let text: String
  let covered: String
  let message: String
  var suggestion: String?
  var note: ExpectedDiagnostic.Note?

  init(
    _ text: String,
    covers covered: String,
    _ message: String,
    suggestion: String? = nil,
    note: ExpectedDiagnostic.Note? = nil
  ) {
    self.text = text
    self.covered = covered
    self.message = message
    self.suggestion = suggestion
    self.note = note
  }

  var testDescription: String { "\(text.debugDescription): \(message)" }

  func check() {
    expectDiagnostics(
      text,
      [
        .init(
          "1️⃣",
          covers: covered,
          message,
          id: "yaml-syntax",
          suggestion: suggestion,
          notes: note.map { [$0] } ?? []
        )
      ]
    )
  }
}
