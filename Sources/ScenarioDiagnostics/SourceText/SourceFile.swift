/// The text of one file as UTF-8, and the offsets where its lines begin.
///
/// It is a class because every span points to its file.
///
/// ```swift
/// let file = SourceFile(path: "a.yaml", text: "name: A\nsteps: []\n")
/// file.position(of: 8).line  // 2
/// ```
@usableFromInline
package final class SourceFile: Sendable {
  /// The path as people see it, with forward slashes: relative to the working directory where the
  /// file lies below it.
  package let path: String

  /// The text as UTF-8, without a byte order mark.
  package let bytes: [UInt8]

  /// The place of the first byte, which is another one if only a part of the file is known.
  private let beginning: SourcePosition

  /// The offset of each line's first byte; the first is always 0.
  package let lineStarts: [UInt32]

  /// Whether every character is one byte.
  package let isASCII: Bool

  let hasNUL: Bool

  /// The stretches that no excerpt shows; see ``hiding(_:)``.
  let hidden: [Range<Int>]

  package init(
    path: String,
    bytes: [UInt8],
    beginning: SourcePosition = SourcePosition(line: 1, column: 1)
  ) {
    self.path = path
    self.bytes = bytes
    self.beginning = beginning
    let survey = TextSurvey(bytes)
    lineStarts = survey.lineStarts
    isASCII = survey.isASCII
    hasNUL = survey.hasNUL
    hidden = []
  }

  /// Makes a copy with the same text and places whose excerpts do not show some ranges.
  init(_ file: SourceFile, hiding hidden: [Range<Int>]) {
    path = file.path
    bytes = file.bytes
    beginning = file.beginning
    lineStarts = file.lineStarts
    isASCII = file.isASCII
    hasNUL = file.hasNUL
    self.hidden = hidden
  }

  /// Makes a copy that ends with a masked text in place of a line; the line starts before it stay
  /// the same.
  init(_ file: SourceFile, endingWith masked: [UInt8], inPlaceOfLine line: Int) {
    path = file.path
    bytes = file.bytes[..<file.byteRange(ofLine: line).lowerBound] + masked
    beginning = file.beginning
    lineStarts = Array(file.lineStarts[...(line - file.beginning.line)])
    isASCII = false
    hasNUL = file.hasNUL
    hidden = []
  }

  package convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The number of the last line.
  package var lastLine: Int { beginning.line + lineStarts.count - 1 }

  /// The line and column of a byte, both from 1; the column counts UTF-8 bytes.
  package func position(of offset: UInt32) -> SourcePosition {
    let index = lineIndex(of: offset)
    return SourcePosition(
      line: beginning.line + index,
      column: (index == 0 ? beginning.column : 1) + Int(offset - lineStarts[index])
    )
  }

  /// The index of the last line that begins at or before a byte.
  private func lineIndex(of offset: UInt32) -> Int {
    var (low, length) = (0, lineStarts.count)
    while length > 1 {
      let half = length / 2
      if lineStarts[low + half] <= offset { low += half }
      length -= half
    }
    return low
  }

  /// The bytes of a line without its line break; the line must be one of the file's.
  package func byteRange(ofLine line: Int) -> Range<Int> {
    let index = line - beginning.line
    let start = Int(lineStarts[index])
    var end = line < lastLine ? Int(lineStarts[index + 1]) : bytes.count
    while end > start, Self.isLineBreak(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}

/// A line and a column, both from 1.
package struct SourcePosition: Hashable, Sendable {
  package let line: Int

  /// Counted in UTF-8 bytes of the line, as compilers count.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
