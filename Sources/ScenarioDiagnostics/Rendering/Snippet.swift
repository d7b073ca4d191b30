/// One line of a file as a person sees it, and the columns that a span takes there.
package struct Snippet {
  /// The line's number, from 1.
  package let line: Int

  /// The line made visible; of a long one the part around the span.
  package let text: String

  /// The columns under which a caret and its tail belong; at least one.
  package let markedColumns: Range<Int>

  /// The greatest width of a line; a longer one would wrap, and its caret would be in the wrong
  /// place.
  static let mostColumns = 160

  /// Cuts the span at the line's end, because a caret has one line.
  ///
  /// If a line is wider than `columns`, at most three eighths of the width come before the span.
  package init(of span: SourceSpan, columns: Int = mostColumns) {
    line = span.line
    let parts = LineParts(of: span.shown, inLine: line)
    var before = ColumnText(parts.before)
    var marked = ColumnText(parts.marked, from: before.width)
    var behind = ColumnText(parts.behind, from: before.width + marked.width)
    if before.width + marked.width + behind.width > columns {
      before.keepEnd(columns: columns * 3 / 8)
      marked.keepStart(columns: columns - before.width)
      behind.keepStart(columns: columns - before.width - marked.width)
    }
    text = before.text + marked.text + behind.text
    markedColumns = before.width..<(before.width + max(1, marked.width))
  }
}

/// The bytes of a line before, in and after a span; of a very long line, only those near the span.
private struct LineParts {
  let before: ArraySlice<UInt8>
  let marked: ArraySlice<UInt8>
  let behind: ArraySlice<UInt8>

  init(of span: SourceSpan, inLine line: Int) {
    let bytes = span.file.bytes
    let shown = span.shownPart(ofLine: line)
    let start = min(Int(span.start), shown.upperBound)
    let end = min(Int(span.end), shown.upperBound, start + SourceSpan.mostShownBytes)
    before = bytes[shown.lowerBound..<start]
    marked = bytes[start..<end]
    behind = bytes[end..<shown.upperBound]
  }
}

extension SourceSpan {
  /// The greatest number of bytes that are shown before, in and after a span.
  ///
  /// That is more than any window shows, except for scalars without width.
  fileprivate static let mostShownBytes = 2_000

  /// The bytes of the line where the span begins that excerpts show; of a line of millions only those
  /// close by.
  package var shownPartOfLine: Range<Int> { shownPart(ofLine: line) }

  fileprivate func shownPart(ofLine line: Int) -> Range<Int> {
    let whole = file.byteRange(ofLine: line)
    let start = min(Int(self.start), whole.upperBound)
    let end = min(Int(self.end), whole.upperBound, start + Self.mostShownBytes)
    let first = max(whole.lowerBound, start - Self.mostShownBytes)
    var last = end + Self.mostShownBytes
    last = last < whole.upperBound ? file.scalarStart(atOrBefore: last) : whole.upperBound
    return file.scalarStart(atOrAfter: first, before: start)..<last
  }
}

extension SourceFile {
  fileprivate func scalarStart(atOrAfter offset: Int, before end: Int) -> Int {
    var start = offset
    while start < end, bytes[start] & 0xC0 == 0x80 { start += 1 }
    return start
  }

  fileprivate func scalarStart(atOrBefore offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }
}
