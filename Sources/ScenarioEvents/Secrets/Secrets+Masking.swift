package import ScenarioDiagnostics

extension Secrets {
  /// The text with a mask in place of each secret within it.
  package func masking(_ text: String) -> String { isEmpty ? text : [self].masking(text) }

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
    let line = span.file.byteRange(ofLine: span.line)
    let leastReach = max(Self.leastReach, texts.longestForm)
    let whole = line.extended(by: leastReach).clamped(to: 0..<span.file.bytes.count)
    let shown = span.shownPartOfLine
    let place = (Int(span.start)..<Int(span.end)).clamped(to: shown)
    // What is searched may be hidden for the most part, and what is left be shown whole.
    let neededBefore = place.lowerBound - shown.lowerBound + leastReach
    let neededBehind = shown.upperBound - place.upperBound + leastReach
    var reach = 2 * leastReach
    while true {
      let searched = shown.extended(by: reach).clamped(to: whole)
      let hidden =
        places.ranges(in: span.file.path, on: line.clamped(to: searched))
        + texts.ranges(in: span.file.bytes[searched])
      let before = hidden.shownCount(of: searched.lowerBound..<place.lowerBound)
      let behind = hidden.shownCount(of: place.upperBound..<searched.upperBound)
      let reachesStart = before >= neededBefore || searched.lowerBound == whole.lowerBound
      let reachesEnd = behind >= neededBehind || searched.upperBound == whole.upperBound
      if reachesStart, reachesEnd { return hidden }
      reach *= 2
    }
  }

  /// How many bytes before and behind what is shown are searched, or more where a secret is longer.
  private static let leastReach = 256

  /// Where secrets stand in a text; ranges may overlap.
  fileprivate func ranges(in text: String, _ bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    isEmpty ? [] : texts.ranges(in: bytes) + lonelyRanges(in: text)
  }

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

extension [Secrets] {
  /// The text with a mask in place of each secret within it: what is hidden of one would keep another
  /// from being found.
  package func masking(_ text: String) -> String {
    if allSatisfy(\.isEmpty) { return text }
    // Over bytes: a character with a combining accent behind it is another one, but still shows.
    let bytes = [UInt8](text.utf8)[...]
    let ranges = flatMap { $0.ranges(in: text, bytes) }
    guard !ranges.isEmpty else { return text }
    return String(decoding: MaskedBytes(bytes, hiding: ranges).bytes, as: UTF8.self)
  }

  package func masking(_ text: String?) -> String? { text.map { masking($0) } }

  /// The span on a file whose excerpts show no secret.
  package func masking(lineOf span: SourceSpan) -> SourceSpan {
    reduce(span) { $1.masking(lineOf: $0) }
  }
}

extension Range<Int> {
  fileprivate func extended(by count: Int) -> Range<Int> {
    (lowerBound - count)..<(upperBound + count)
  }
}

extension [Range<Int>] {
  /// How many bytes are shown of a stretch where these, which may overlap, are masked.
  fileprivate func shownCount(of stretch: Range<Int>) -> Int {
    var (count, end) = (0, stretch.lowerBound)
    for range in sorted(by: { $0.lowerBound < $1.lowerBound }) where range.overlaps(stretch) {
      if range.lowerBound > end { count += range.lowerBound - end + Secrets.mask.utf8.count }
      end = Swift.max(end, range.upperBound)
    }
    return count + Swift.max(0, stretch.upperBound - end)
  }
}
