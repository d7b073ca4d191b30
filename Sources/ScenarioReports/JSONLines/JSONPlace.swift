import ScenarioDiagnostics

/// A place in a file; without line and column the whole file is meant.
///
/// Lines and columns count from 1, columns in UTF-8 bytes, as everywhere else.
struct JSONPlace: WireValue {
  let file: String
  let position: SourcePosition?

  init(file: String, position: SourcePosition? = nil) {
    self.file = file
    self.position = position
  }

  init(span: SourceSpan) { self.init(file: span.file.path, position: span.position) }

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
