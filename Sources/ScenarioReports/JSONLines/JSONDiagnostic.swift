import ScenarioDiagnostics

/// A problem in a file or on the command line.
struct JSONDiagnostic: JSONValue {
  let diagnostic: Diagnostic

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("severity", word: diagnostic.isError ? "error" : "warning")
      json.member("id", diagnostic.message.id)
      json.member("message", diagnostic.message.text)
      json.member("place", JSONPlace(diagnostic.place))
      json.member("suggestion", diagnostic.suggestion)
      if !diagnostic.notes.isEmpty {
        json.member("notes", diagnostic.notes.map { JSONDiagnosticNote(note: $0) })
      }
    }
  }
}

/// A second place that explains the first.
struct JSONDiagnosticNote: JSONValue {
  let note: Diagnostic.Note

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("message", note.text)
      json.member("place", note.span.map { JSONPlace(span: $0) })
    }
  }
}

/// A place in a file; without line and column the whole file is meant.
///
/// Lines and columns count from 1, columns in UTF-8 bytes, as everywhere else.
struct JSONPlace: JSONValue {
  let file: String
  let position: SourcePosition?

  init(file: String, position: SourcePosition? = nil) {
    self.file = file
    self.position = position
  }

  init(span: SourceSpan) {
    self.init(file: span.file.path, position: span.position)
  }

  /// The place of a diagnostic, unless it is about the command line.
  init?(_ place: Diagnostic.Place) {
    switch place {
    case .span(let span): self.init(span: span)
    case .file(let path): self.init(file: path)
    case .commandLine: return nil
    }
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("file", file)
      guard let position else { return }
      json.member("line", position.line)
      json.member("column", position.column)
    }
  }
}
