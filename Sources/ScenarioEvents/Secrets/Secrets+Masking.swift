package import ScenarioDiagnostics

extension Secrets {
  /// The text with a mask in place of each secret within it.
  package func masking(_ text: String) -> String {
    if isEmpty { return text }
    let bytes = Array(text.utf8)
    // Over bytes: a character with a combining accent behind it is another one, but still shows.
    let ranges = texts.ranges(in: bytes[...]) + lonelyRanges(in: text)
    guard !ranges.isEmpty else { return text }
    return String(decoding: MaskedBytes(bytes[...], hiding: ranges).bytes, as: UTF8.self)
  }

  package func masking(_ text: String?) -> String? { text.map { masking($0) } }

  /// The span on a file whose excerpts show no secret.
  package func masking(lineOf span: SourceSpan) -> SourceSpan {
    guard !isEmpty else { return span }
    let hidden = ranges(around: span)
    guard !hidden.isEmpty else { return span }
    return SourceSpan(file: span.file.hiding(hidden), start: span.start, end: span.end)
  }

  /// What is secret on the line where a span begins, and close to it; ranges may overlap.
  private func ranges(around span: SourceSpan) -> [Range<Int>] {
    let file = span.file
    let line = file.byteRange(ofLine: span.line)
    let start = max(0, line.lowerBound - Self.longestSearch)
    let end = min(file.bytes.count, line.upperBound + Self.longestSearch)
    return places.ranges(in: file.path, on: line) + texts.ranges(in: file.bytes[start..<end])
  }

  /// How far before and behind a line a text of several lines is looked for.
  private static let longestSearch = 4_096

  /// Where short texts stand that are all of a text, or all that is within its quotes.
  private func lonelyRanges(in text: String) -> [Range<Int>] {
    lonelyTexts.flatMap { lonely in
      if text == lonely { return [0..<text.utf8.count] }
      return ["'", "\""].flatMap { quote in
        text.ranges(of: quote + lonely + quote).map { range in
          let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound) + 1
          return start..<(start + lonely.utf8.count)
        }
      }
    }
  }
}
