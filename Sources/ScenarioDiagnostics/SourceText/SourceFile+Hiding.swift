extension SourceFile {
  /// The file with stretches that no excerpt shows, such as a password; ranges may overlap.
  ///
  /// Lines and columns stay those of the file: people look them up there.
  package func hiding(_ ranges: [Range<Int>]) -> SourceFile {
    SourceFile(self, hiding: hidden + ranges)
  }

  /// The text of a line, from 1, without its line break and without what is hidden.
  package func text(ofLine line: Int) -> String {
    String(
      decoding: maskedLine(line)?.bytes ?? Array(bytes[byteRange(ofLine: line)]),
      as: UTF8.self
    )
  }

  /// A line with masks in place of what is hidden there; nil where nothing is.
  fileprivate func maskedLine(_ line: Int) -> MaskedBytes? {
    if hidden.isEmpty { return nil }
    let range = byteRange(ofLine: line)
    let inLine = hidden.map { $0.clamped(to: range) }.filter { !$0.isEmpty }
    return inLine.isEmpty ? nil : MaskedBytes(bytes[range], hiding: inLine)
  }
}

extension SourceSpan {
  /// The span in a copy of its file whose line shows nothing that is hidden.
  ///
  /// Only the line on which the span begins is masked: it is all that an excerpt shows. What stands
  /// behind it is left out.
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
