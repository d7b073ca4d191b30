extension SourceFile {
  /// The file with stretches that no excerpt shows, such as a password; ranges may overlap.
  ///
  /// Lines and columns stay those of the file: people look them up there.
  package func hiding(_ ranges: [Range<Int>]) -> SourceFile {
    SourceFile(self, hiding: hidden + ranges)
  }

  /// A line with masks in place of the hidden ranges in it; nil if there are none.
  fileprivate func maskedLine(_ line: Int) -> MaskedBytes? {
    if hidden.isEmpty { return nil }
    let range = byteRange(ofLine: line)
    let inLine = hidden.map { $0.clamped(to: range) }.filter { !$0.isEmpty }
    return inLine.isEmpty ? nil : MaskedBytes(bytes[range], hiding: inLine)
  }
}

extension SourceSpan {
  /// The line where the span begins, without its line break and what is hidden.
  ///
  /// A line of thousands of bytes is cut to the part around the span, with `…` for the rest.
  package var excerpt: String {
    let shown = shown
    let line = shown.file.byteRange(ofLine: shown.line)
    let part = shown.shownPartOfLine
    let text = String(decoding: shown.file.bytes[part], as: UTF8.self)
    return (part.lowerBound > line.lowerBound ? "…" : "") + text
      + (part.upperBound < line.upperBound ? "…" : "")
  }

  /// The span in a copy of its file whose line shows nothing that is hidden.
  ///
  /// Only the line on which the span begins is masked, and the text after it is left out: an
  /// excerpt shows no more.
  var shown: SourceSpan {
    let line = self.line
    guard let masked = file.maskedLine(line) else { return self }
    return SourceSpan(
      file: SourceFile(file, endingWith: masked.bytes, inPlaceOfLine: line),
      start: UInt32(clamping: masked.offset(of: Int(start), .start)),
      end: UInt32(clamping: masked.offset(of: Int(end), .end))
    )
  }
}
