import ScenarioDiagnostics

extension XMLReader {
  /// A fault in the markup.
  func malformed(_ problem: String, at range: Range<Int>) -> UndecodableSource {
    UndecodableSource(.malformedXML(problem), at: span(range))
  }

  /// A fault in the markup that begins at an offset and has no end.
  func malformed(_ problem: String, from start: Int) -> UndecodableSource {
    malformed(problem, at: start..<min(start + 1, bytes.count))
  }

  func span(_ range: Range<Int>) -> SourceSpan { file.span(range) }
}
