extension PlainYAMLReader {
  @inline(__always)
  mutating func skipSpaces() {
    while bytes[offset] == UInt8(ascii: " ") { offset += 1 }
  }

  /// Whether nothing but a comment is left of the line.
  var seesLineEnd: Bool { bytes.has(.valueEnd, at: offset) }

  /// Moves from the end of a value to the next line that holds something.
  mutating func endLine() throws(NotPlain) {
    try skipLineEnd()
    try skipToContent()
  }

  /// Moves from the end of a value to the next line.
  @inline(__always)
  mutating func skipLineEnd() throws(NotPlain) {
    skipSpaces()
    guard seesLineEnd else { throw NotPlain() }
    try skipRestOfLine()
  }

  /// Moves over empty lines, and returns how far the next line is indented.
  mutating func skipToContent() throws(NotPlain) {
    var lineStart = offset
    skipSpaces()
    while bytes[offset] != 0, seesLineEnd {
      try skipRestOfLine()
      lineStart = offset
      skipSpaces()
    }
    column = bytes[offset] == 0 ? Self.endOfFile : offset - lineStart
  }

  /// Moves over what separates values between brackets, over several lines if need be.
  @inline(__always)
  mutating func skipFlowSpace() throws(NotPlain) {
    skipSpaces()
    if seesLineEnd { try skipFlowLines() }
  }

  private mutating func skipFlowLines() throws(NotPlain) {
    while bytes[offset] != 0, seesLineEnd {
      try skipRestOfLine()
      guard !mayMarkDocument else { throw NotPlain() }
      skipSpaces()
    }
  }

  /// Whether a byte at the start of a line may belong to `---` or `...`.
  var mayMarkDocument: Bool {
    bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: ".")
  }

  /// Whether a comment would touch what is before it.
  private var isTight: Bool {
    guard offset > 0 else { return false }
    return bytes[offset - 1] > UInt8(ascii: " ")
  }

  /// Moves over a comment and a line break.
  @inline(__always)
  private mutating func skipRestOfLine() throws(NotPlain) {
    if bytes[offset] == UInt8(ascii: "#") {
      guard !isTight else { throw NotPlain() }
      offset = bytes.firstOffset(of: .lineEnd, from: offset)
    }
    if bytes[offset] == UInt8(ascii: "\r") {
      offset += 1
      guard bytes[offset] == UInt8(ascii: "\n") else { throw NotPlain() }
    }
    if bytes[offset] != 0 { offset += 1 }
  }
}
