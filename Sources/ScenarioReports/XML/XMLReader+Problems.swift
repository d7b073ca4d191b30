import ScenarioDiagnostics

extension XMLReader {
  /// A fault in the markup.
  func malformed(_ problem: String, at range: Range<Int>) -> UnreadableXML {
    UnreadableXML(.malformedXML(problem), at: span(range))
  }

  /// A fault in the markup that begins at an offset and has no end.
  func malformed(_ problem: String, from start: Int) -> UnreadableXML {
    malformed(problem, at: start..<min(start + 1, bytes.count))
  }

  func span(_ range: Range<Int>) -> SourceSpan { file.span(range) }
}
