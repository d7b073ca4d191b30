import ScenarioYAML

/// A place in a file's bytes that moves over the space between nodes.
///
/// To look ahead, move it and reset `offset` afterwards.
struct LayoutCursor {
  let bytes: [UInt8]
  var offset = 0

  /// The comments up to here by their offsets; a comment that is read twice is in it once.
  private(set) var comments: [Int: String] = [:]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  var isAtLineStart: Bool { offset == 0 || bytes[offset - 1].isLineBreak }

  /// How many bytes of its line are before this place.
  var column: Int { offset - lineStart(of: offset) }

  /// How far the line of a place is indented.
  func indentation(ofLineAt offset: Int) -> Int {
    bytes[lineStart(of: offset)...].prefix { $0 == UInt8(ascii: " ") }.count
  }

  private func lineStart(of offset: Int) -> Int {
    bytes[..<offset].lastIndex(where: \.isLineBreak).map { $0 + 1 } ?? 0
  }

  /// Whether the byte comes next, and then a blank or the end of the line.
  func sees(indicator: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: indicator) else { return false }
    return offset + 1 == bytes.count || bytes[offset + 1].isBlankOrLineBreak
  }

  /// Whether a mark such as `---` stands alone here, at the beginning of its line.
  func sees(mark: StaticString) -> Bool {
    let end = offset + mark.utf8CodeUnitCount
    guard isAtLineStart, end <= bytes.count else { return false }
    let isThere = mark.withUTF8Buffer { bytes[offset..<end].elementsEqual($0) }
    return isThere && (end == bytes.count || bytes[end].isBlankOrLineBreak)
  }

  /// Moves over a byte that must come next.
  mutating func take(_ indicator: Unicode.Scalar) throws(LayoutFault) {
    guard byte == UInt8(ascii: indicator) else { throw LayoutFault(offset: offset) }
    offset += 1
  }

  /// Moves over a byte if it comes next.
  mutating func takeIfPresent(_ indicator: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: indicator) else { return false }
    offset += 1
    return true
  }

  /// The text up to the end of the line, without blanks at its end; leaves the line break.
  mutating func takeRestOfLine() -> String {
    let start = offset
    while let byte, !byte.isLineBreak { offset += 1 }
    return text(start..<offset).droppingFinalBlanks
  }

  /// Moves over a line break of one or two bytes; false without one.
  mutating func takeLineBreak() -> Bool {
    guard let byte, byte.isLineBreak else { return false }
    offset += 1
    if byte == UInt8(ascii: "\r"), self.byte == UInt8(ascii: "\n") { offset += 1 }
    return true
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Moves over blanks, line breaks, comments, and byte order marks that begin a line.
  mutating func takeTrivia() -> Trivia {
    var trivia = Trivia()
    var breaks = isAtLineStart ? 1 : 0
    while let byte {
      if byte.isBlank {
        offset += 1
      } else if takeByteOrderMark() {
        continue
      } else if takeLineBreak() {
        breaks += 1
      } else if byte == UInt8(ascii: "#") {
        takeComment(into: &trivia, after: breaks)
        breaks = 0
      } else {
        break
      }
    }
    if breaks > 1 { trivia.lines.append(.blank) }
    return trivia
  }

  private mutating func takeByteOrderMark() -> Bool {
    guard isAtLineStart, bytes[offset...].starts(with: "\u{FEFF}".utf8) else { return false }
    offset += 3
    return true
  }

  private mutating func takeComment(into trivia: inout Trivia, after breaks: Int) {
    let (start, column) = (offset, column)
    let comment = takeRestOfLine()
    comments[start] = comment
    if breaks == 0 {
      trivia.trailing = comment
    } else {
      if breaks > 1 { trivia.lines.append(.blank) }
      trivia.lines.append(.comment(comment, column: column))
    }
  }

  /// Notes a comment that is in a scalar's header.
  mutating func takeHeaderComment() -> String? {
    guard byte == UInt8(ascii: "#") else { return nil }
    let start = offset
    let comment = takeRestOfLine()
    comments[start] = comment
    return comment
  }
}

extension String {
  /// The text without spaces and tabs at its end.
  var droppingFinalBlanks: String {
    let bytes = utf8
    let end = bytes.lastIndex { !$0.isBlank }.map { bytes.index(after: $0) } ?? bytes.startIndex
    return String(self[..<end])
  }
}
