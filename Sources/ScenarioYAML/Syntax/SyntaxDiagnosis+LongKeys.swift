import ScenarioDiagnostics

/// Keys that are so long that the parser no longer expects their colon.
extension SyntaxDiagnosis {
  /// How many characters the parser looks ahead for the colon of a key.
  private static let longestKey = 1024

  /// The key that begins at a place, if its colon comes too late.
  func longKey(from start: UInt32) -> SourceSpan? {
    let line = file.bytes[Int(start)..<Int(lineEnd(of: start))]
    guard line.count > Self.longestKey, let end = keyEnd(in: line) else { return nil }
    let key = span(from: start, to: UInt32(clamping: end))
    return key.text.unicodeScalars.count > Self.longestKey ? key : nil
  }

  func keyTooLong(_ key: SourceSpan) -> Diagnostic {
    Diagnostic(.keyTooLong(limit: Self.longestKey), at: key, suggestion: "shorten the key")
  }

  /// Where the key ends with which a line begins: before the first colon outside of its quotes.
  private func keyEnd(in line: ArraySlice<UInt8>) -> Int? {
    let quote = line.first.flatMap {
      $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") ? $0 : nil
    }
    let closing = quote.flatMap { quote in line.dropFirst().firstIndex(of: quote) }
    return line[(closing ?? line.startIndex)...].firstIndex(of: UInt8(ascii: ":"))
  }
}
