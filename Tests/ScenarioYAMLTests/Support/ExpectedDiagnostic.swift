import ScenarioDiagnostics
import ScenarioYAML
import Testing

/// A diagnostic as a test writes it: the marker where it begins and the text that it covers.
struct ExpectedDiagnostic: CustomStringConvertible {
  struct Note {
    let marker: Character
    let covered: String
    let message: String

    init(_ marker: Character, covers covered: String, _ message: String) {
      self.marker = marker
      self.covered = covered
      self.message = message
    }
  }

  let description: String

  init(
    _ marker: Character,
    covers covered: String,
    _ message: String,
    id: String,
    suggestion: String? = nil,
    notes: [Note] = []
  ) {
    var lines = ["\(marker) \(covered.debugDescription): \(message) [\(id)]"]
    for note in notes {
      lines.append("  \(note.marker) \(note.covered.debugDescription): \(note.message)")
    }
    if let suggestion { lines.append("  \(suggestion)") }
    description = lines.joined(separator: "\n")
  }

  init(_ diagnostic: Diagnostic, in marked: MarkedText) {
    var lines = ["\(diagnostic.message.text) [\(diagnostic.message.id)]"]
    if case .span(let span) = diagnostic.place {
      lines[0] = "\(Self.name(of: span, in: marked)): \(lines[0])"
    }
    for note in diagnostic.notes {
      lines.append("  \(note.span.map { Self.name(of: $0, in: marked) } ?? ""): \(note.text)")
    }
    if let suggestion = diagnostic.suggestion { lines.append("  \(suggestion)") }
    description = lines.joined(separator: "\n")
  }

  private static func name(of span: SourceSpan, in marked: MarkedText) -> String {
    "\(marked.name(of: Int(span.start))) \(span.text.debugDescription)"
  }
}

/// Reads a text with markers and compares all that is reported.
func expectDiagnostics(
  _ marked: String,
  _ expected: [ExpectedDiagnostic],
  limits: YAMLLimits = .standard,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let marked = MarkedText(marked)
  let file = SourceFile(path: "test.yaml", text: marked.text)
  let found = YAMLReader.read(file, limits: limits).diagnostics
  #expect(
    found.map { ExpectedDiagnostic($0, in: marked).description }.joined(separator: "\n")
      == expected.map(\.description).joined(separator: "\n"),
    sourceLocation: sourceLocation
  )
}
