import ScenarioDiagnostics

extension JSONValue {
  /// A diagnostic as the events of a run have it.
  init(_ diagnostic: Diagnostic) {
    self = .object([
      ("severity", .string(diagnostic.severity.rawValue)),
      ("id", .string(diagnostic.message.id.rawValue)),
      ("message", .string(diagnostic.message.text)),
      ("place", Self.place(diagnostic.place)),
      ("suggestion", diagnostic.suggestion.map(JSONValue.string)),
      ("notes", diagnostic.notes.isEmpty ? nil : .array(diagnostic.notes.map(Self.note))),
    ])
  }

  private static func note(_ note: Diagnostic.Note) -> JSONValue {
    .object([("message", .string(note.text)), ("place", note.span.map(place))])
  }

  private static func place(_ place: Diagnostic.Place) -> JSONValue? {
    switch place {
    case .span(let span): self.place(span)
    case .file(let path): .object([("file", .string(path))])
    case .commandLine: nil
    }
  }

  private static func place(_ span: SourceSpan) -> JSONValue {
    let position = span.position
    return .object([
      ("file", .string(span.file.path)), ("line", .int(position.line)),
      ("column", .int(position.column)),
    ])
  }
}
