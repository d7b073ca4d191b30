import ScenarioDiagnostics

/// A problem in a file or on the command line.
struct JSONDiagnostic: WireValue {
  let diagnostic: Diagnostic

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("severity", word: diagnostic.isError ? "error" : "warning")
      json.member("id", diagnostic.message.id.rawValue)
      json.member("message", diagnostic.message.text)
      json.member("place", JSONPlace(diagnostic.place))
      json.member("excerpt", diagnostic.span.map { JSONExcerpt($0) })
      json.member("suggestion", diagnostic.suggestion)
      if !diagnostic.notes.isEmpty {
        json.member("notes", diagnostic.notes.map { JSONDiagnosticNote(note: $0) })
      }
    }
  }
}

/// A second place that explains the first.
private struct JSONDiagnosticNote: WireValue {
  let note: Diagnostic.Note

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("message", note.text)
      json.member("place", note.span.map { JSONPlace(span: $0) })
      json.member("excerpt", note.span.map { JSONExcerpt($0) })
    }
  }
}

extension Diagnostic {
  fileprivate var span: SourceSpan? {
    switch place {
    case .span(let span): span
    case .file, .commandLine: nil
    }
  }
}
