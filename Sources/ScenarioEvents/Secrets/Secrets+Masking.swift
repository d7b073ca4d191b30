package import ScenarioDiagnostics

/// Secrets are replaced by `•••`: as they are, percent-encoded, in base64, and with the escapes of
/// YAML, JSON and CSV, as lines of source have them.
///
/// Outputs escape what is masked already, so their own escapes need no search.
extension Secrets {
  /// The text with a mask in place of each secret in it.
  package func masking(_ text: String) -> String {
    if isEmpty { return text }
    // Over bytes: a character followed by a combining accent is another one, but can still be read.
    let bytes = Array(text.utf8)
    let ranges = ranges(in: bytes[...])
    guard !ranges.isEmpty else { return text }
    return String(decoding: MaskedBytes(bytes[...], hiding: ranges).bytes, as: UTF8.self)
  }

  package func masking(_ text: String?) -> String? { text.map { masking($0) } }

  /// The span in a file whose excerpt of the line shows no secret.
  package func masking(lineOf span: SourceSpan) -> SourceSpan {
    if isEmpty { return span }
    let line = span.file.byteRange(ofLine: span.line)
    let hidden = line.count > Self.longestLine ? [line] : ranges(in: span.file.bytes[line])
    guard !hidden.isEmpty else { return span }
    return SourceSpan(file: span.file.hiding(hidden), start: span.start, end: span.end)
  }

  /// How many bytes a line has at most that is searched; a longer one is hidden as a whole.
  private static let longestLine = 256 << 10

  /// The ranges of secrets in a text; they may overlap.
  private func ranges(in bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    let patterns = patterns
    var ranges = patterns.ranges(in: bytes)
    for escaping in Escaping.allCases {
      guard let text = UnescapedText(bytes, undoing: escaping) else { continue }
      ranges += patterns.ranges(in: text.bytes[...]).map(text.originalRange)
    }
    return ranges
  }
}
