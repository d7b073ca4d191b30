extension PlainYAMLReader {
  /// What becomes of the line breaks at the end of a block scalar.
  private enum Chomping {
    case strip
    case clip
    case keep
  }

  /// Reads a scalar whose lines follow, indented deeper than what it is in.
  ///
  /// One that says its indentation as a number, or holds nothing, is left to the parser.
  mutating func readBlockScalar(within indentation: Int) throws(NotPlain) {
    let start = offset
    let textStart = tree.textEnd
    let style: YAMLNode.ScalarStyle = bytes[offset] == UInt8(ascii: ">") ? .folded : .literal
    offset += 1
    let chomping = readChomping()
    try skipLineEnd()
    let blankLines = try appendLines(style, within: indentation)
    appendLastBreaks(chomping, blankLines: blankLines)
    var end = offset
    while bytes.has(.separator, at: end - 1) { end -= 1 }
    try tree.add(scalar(style, start..<end, textStart: textStart))
    try skipToContent()
  }

  private mutating func readChomping() -> Chomping {
    switch bytes[offset] {
    case UInt8(ascii: "-"):
      offset += 1
      return .strip
    case UInt8(ascii: "+"):
      offset += 1
      return .keep
    default: return .clip
    }
  }

  /// Appends what is kept of the break after the last text and of the lines of nothing after it.
  private mutating func appendLastBreaks(_ chomping: Chomping, blankLines: Int) {
    switch chomping {
    case .strip: break
    case .clip: appendBreaks(1)
    case .keep: appendBreaks(1 + blankLines)
    }
  }

  private mutating func appendBreaks(_ count: Int) {
    for _ in 0..<count { tree.append(UInt8(ascii: "\n")) }
  }

  /// Appends the lines of text, and returns how many of nothing follow the last one.
  private mutating func appendLines(
    _ style: YAMLNode.ScalarStyle,
    within indentation: Int
  ) throws(NotPlain) -> Int {
    var (blankLines, column) = try skipFirstBlankLines()
    guard column > max(indentation, 0) else { throw NotPlain() }
    appendBreaks(blankLines)
    while true {
      let wasIndented = seesBlank
      try appendLine()
      blankLines = try skipBlankLines(before: column)
      guard bytes[offset - 1] == UInt8(ascii: " ") else { return blankLines }
      if style == .literal || wasIndented || seesBlank {
        appendBreaks(1)
      } else if blankLines == 0 {
        tree.append(UInt8(ascii: " "))
      }
      appendBreaks(blankLines)
    }
  }

  /// Whether a line of text is indented deeper than the others, which keeps it from being folded.
  private var seesBlank: Bool { bytes[offset].isBlank }

  private mutating func appendLine() throws(NotPlain) {
    let start = offset
    offset = bytes.firstOffset(of: .lineEnd, from: offset)
    tree.append(start..<offset, of: bytes)
    guard bytes[offset] != 0 else { throw NotPlain() }
    try skipLineEnd()
  }

  /// Moves to the first line of text, and returns how far it is indented.
  ///
  /// If a line of blanks before it is longer, that line's length counts, as for libyaml.
  private mutating func skipFirstBlankLines() throws(NotPlain) -> (count: Int, column: Int) {
    var count = 0
    var longest = 0
    while true {
      let lineStart = offset
      skipSpaces()
      let column = offset - lineStart
      guard bytes.has(.lineEnd, at: offset), bytes[offset] != 0 else {
        guard column >= longest, !bytes.has(.separator, at: offset) else { throw NotPlain() }
        return (count, column)
      }
      longest = max(longest, column)
      count += 1
      try skipLineEnd()
    }
  }

  /// Moves to the column of the next line of text, or to the start of the line where none follows.
  private mutating func skipBlankLines(before column: Int) throws(NotPlain) -> Int {
    var count = 0
    while true {
      let lineStart = offset
      while bytes[offset] == UInt8(ascii: " "), offset - lineStart < column { offset += 1 }
      guard bytes.has(.lineEnd, at: offset), bytes[offset] != 0 else {
        if offset - lineStart == column, bytes[offset] != 0 { return count }
        guard bytes[offset] != UInt8(ascii: "\t") else { throw NotPlain() }
        offset = lineStart
        return count
      }
      count += 1
      try skipLineEnd()
    }
  }
}
