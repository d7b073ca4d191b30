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

  /// What is secret in the part of a line that excerpts show of a span, and close to it; ranges may
  /// overlap.
  ///
  /// What is masked makes room for more of the line, which has to be searched, too.
  private func ranges(around span: SourceSpan) -> [Range<Int>] {
    let places = places.ranges(in: span.file.path, on: span.file.byteRange(ofLine: span.line))
    let shown = span.shownPartOfLine
    let leastReach = max(Self.leastReach, texts.longestForm)
    // Enough for a few masks at once.
    var reach = 2 * leastReach
    while true {
      let start = max(0, shown.lowerBound - reach)
      let end = min(span.file.bytes.count, shown.upperBound + reach)
      let hidden = places + texts.ranges(in: span.file.bytes[start..<end])
      let needed = hidden.reduce(leastReach) { $0 + $1.count }
      if needed <= reach || end - start == span.file.bytes.count { return hidden }
      reach = 2 * needed
    }
  }

  /// How many bytes before and behind what is shown are searched, or more where a secret is longer.
  private static let leastReach = 256

  /// Where short texts stand that are all of a text, or all that is within its quotes.
  private func lonelyRanges(in text: String) -> [Range<Int>] {
    if lonelyTexts.isEmpty { return [] }
    if lonelyTexts.contains(text) { return [0..<text.utf8.count] }
    let characters = Array(text)
    var ranges: [Range<Int>] = []
    var offset = 0
    for (index, character) in characters.enumerated() {
      offset += character.utf8.count
      guard character == "'" || character == "\"" else { continue }
      ranges += lonelyTexts(in: characters[(index + 1)...], before: character)
        .map { offset..<(offset + $0.utf8.count) }
    }
    return ranges
  }

  /// The short texts that stand at the beginning of a text, with a quote behind them.
  private func lonelyTexts(
    in text: ArraySlice<Character>,
    before quote: Character
  ) -> [String] {
    (1..<Self.shortestTextToSearch).compactMap { length in
      guard text.count > length, text[text.startIndex + length] == quote else { return nil }
      let within = String(text.prefix(length))
      return lonelyTexts.contains(within) ? within : nil
    }
  }
}
