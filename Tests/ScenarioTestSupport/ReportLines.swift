package import ScenarioDiagnostics

extension Diagnostic {
  /// Diagnostics in their order: a line each, then its notes.
  package static func report(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.flatMap(\.lines).joined(separator: "\n")
  }

  /// A line `line:column: error: message [id]`, then ` -- suggestion`, then the notes.
  fileprivate var lines: [String] {
    var line = "\(place.text)\(severity.rawValue): \(message.text) [\(message.id)]"
    if let suggestion { line += " -- \(suggestion)" }
    return [line]
      + notes.map { note in
        "  note: \(note.span.map { Place.span($0).text } ?? "")\(note.text)"
      }
  }
}

extension Diagnostic.Place {
  /// The place, with the path only where several files are about.
  fileprivate var text: String {
    switch self {
    case .span(let span):
      let position = span.position
      let path = span.file.path == "test.yaml" ? "" : "\(span.file.path):"
      return "\(path)\(position.line):\(position.column): "
    case .file(let path): return "\(path): "
    case .commandLine: return ""
    }
  }
}
