/// One line of a file as a person sees it, and the columns that a span takes there.
package struct Snippet {
  /// The line's number, from 1.
  package let line: Int

  /// The line made visible; of a long one the part around the span.
  package let text: String

  /// The columns under which a caret and its tail belong; at least one.
  package let markedColumns: Range<Int>

  /// A longer line would wrap, and its caret would stand under nothing.
  static let mostColumns = 160

  /// Cuts the span at the line's end: a caret has one line.
  ///
  /// Of a line that takes more columns than given, at most three eighths stand before the span.
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

/// A line's bytes before, within and behind a span; of a line of millions only those close by.
private struct LineParts {
  let before: ArraySlice<UInt8>
  let marked: ArraySlice<UInt8>
  let behind: ArraySlice<UInt8>

  /// More than any window shows, but for scalars without width.
  private static let mostBytes = 2_000

  init(of span: SourceSpan, inLine line: Int) {
    let bytes = span.file.bytes
    let whole = span.file.byteRange(ofLine: line)
    let start = min(Int(span.start), whole.upperBound)
    let end = min(Int(span.end), whole.upperBound, start + Self.mostBytes)
    var first = max(whole.lowerBound, start - Self.mostBytes)
    while first < start, bytes[first] & 0xC0 == 0x80 { first += 1 }
    before = bytes[first..<start]
    marked = bytes[start..<end]
    behind = bytes[end..<min(whole.upperBound, end + Self.mostBytes)]
  }
}
