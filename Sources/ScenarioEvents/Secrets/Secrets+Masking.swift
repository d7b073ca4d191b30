package import ScenarioDiagnostics

extension Secrets {
  /// The text with a mask in place of each secret within it.
  package func masking(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let ranges = ranges(in: bytes[...])
    guard !ranges.isEmpty else { return text }
    return String(decoding: MaskedBytes(bytes[...], hiding: ranges).bytes, as: UTF8.self)
  }

  func masking(_ text: String?) -> String? { text.map { masking($0) } }

  /// The span, in a copy of its file whose line shows no secret.
  ///
  /// Only the line on which the span begins is masked: it is all that an excerpt shows. What stands
  /// behind it is left out.
  package func masking(lineOf span: SourceSpan) -> SourceSpan {
    guard !isEmpty else { return span }
    let file = span.file
    let line = file.byteRange(ofLine: span.line)
    let hidden = ranges(in: file).map { $0.clamped(to: line) }.filter { !$0.isEmpty }
    guard !hidden.isEmpty else { return span }
    let masked = MaskedBytes(file.bytes[line], hiding: hidden)
    return SourceSpan(
      file: SourceFile(path: file.path, bytes: file.bytes[..<line.lowerBound] + masked.bytes),
      start: UInt32(clamping: masked.offset(of: Int(span.start), .start)),
      end: UInt32(clamping: masked.offset(of: Int(span.end), .end))
    )
  }

  /// What is secret in a file; ranges may overlap.
  private func ranges(in file: SourceFile) -> [Range<Int>] {
    let known = origins.filter { $0.file === file || $0.file.path == file.path }
    return known.map { Int($0.start)..<Int($0.end) } + ranges(in: file.bytes[...])
  }

  /// Where the texts appear; ranges may overlap.
  ///
  /// Over bytes: a character with a combining accent behind it is another one, but still shows.
  private func ranges(in bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    texts.flatMap { text in
      let wanted = Array(text.utf8)
      return bytes.indices.dropLast(wanted.count - 1)
        .filter { bytes[$0...].starts(with: wanted) }
        .map { $0..<($0 + wanted.count) }
    }
  }
}
