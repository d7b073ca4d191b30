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

  func span(_ range: Range<Int>) -> SourceSpan {
    let end = UInt32(clamping: bytes.count)
    return SourceSpan(
      file: file,
      start: min(UInt32(clamping: range.lowerBound), end),
      end: min(UInt32(clamping: range.upperBound), end)
    )
  }
}
