extension PlainYAMLReader {
  /// The surroundings of a scalar, which decide where it ends.
  enum Context {
    case block
    case flow
  }

  var place: UInt32 { UInt32(truncatingIfNeeded: offset) }

  /// Reads a scalar that begins and ends on this line; its text goes to the tree's.
  mutating func readScalar(in context: Context) throws(NotPlain) -> YAMLNodeRecord {
    switch bytes[offset] {
    case UInt8(ascii: "\""): try readDoubleQuoted()
    case UInt8(ascii: "'"): try readSingleQuoted()
    default: try readPlain(in: context)
    }
  }

  /// Throws where what was read up to here is not a key, or one that merges.
  func checkKey(from start: UInt32) throws(NotPlain) {
    guard offset - Int(start) <= Self.longestKey, bytes[Int(start)] != UInt8(ascii: "<") else {
      throw NotPlain()
    }
  }

  /// A scalar whose text is the tree's last.
  @inline(__always)
  func scalar(
    _ style: YAMLNode.ScalarStyle,
    _ range: Range<Int>,
    textStart: UInt32
  ) -> YAMLNodeRecord {
    YAMLNodeRecord(
      content: .scalar(style),
      start: UInt32(truncatingIfNeeded: range.lowerBound),
      end: UInt32(truncatingIfNeeded: range.upperBound),
      first: textStart,
      count: tree.textEnd &- textStart
    )
  }

  private mutating func readPlain(in context: Context) throws(NotPlain) -> YAMLNodeRecord {
    let start = offset
    let textStart = tree.textEnd
    try skipPlain(in: context)
    var end = offset
    while bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    tree.append(start..<end, of: bytes)
    return scalar(.plain, start..<end, textStart: textStart)
  }

  /// Moves to the sign that ends a plain scalar, also after blanks.
  @inline(__always)
  private mutating func skipPlain(in context: Context) throws(NotPlain) {
    let ends = context == .block ? ByteClasses.blockPlainEnd : .flowPlainEnd
    var end = try offsetAfterFirst()
    while true {
      end = bytes.firstOffset(of: ends, from: end)
      guard try isWithinPlain(end, in: context) else { break }
      end += 1
    }
    offset = end
  }

  /// The place after a text's first byte; a dash needs something after it that makes it none.
  private func offsetAfterFirst() throws(NotPlain) -> Int {
    if !bytes.has(.indicator, at: offset) { return offset + 1 }
    guard bytes[offset] == UInt8(ascii: "-"),
      !bytes.has([.separator, .flowPlainEnd], at: offset + 1)
    else { throw NotPlain() }
    return offset + 2
  }

  /// Whether a byte that can end a plain text is part of this one.
  private func isWithinPlain(_ end: Int, in context: Context) throws(NotPlain) -> Bool {
    switch bytes[end] {
    case UInt8(ascii: ":"): try isColonWithinPlain(end, in: context)
    case UInt8(ascii: "#"): bytes[end - 1] != UInt8(ascii: " ")
    default: false
    }
  }

  private func isColonWithinPlain(_ colon: Int, in context: Context) throws(NotPlain) -> Bool {
    let next = bytes[colon + 1]
    if context == .flow, next.isFlowIndicator || next == UInt8(ascii: "?") { throw NotPlain() }
    return !bytes.has(.separator, at: colon + 1)
  }

  private mutating func readSingleQuoted() throws(NotPlain) -> YAMLNodeRecord {
    let start = offset
    let textStart = tree.textEnd
    repeat {
      // The second of two quotes is part of what follows.
      let pieceStart = offset == start ? offset + 1 : offset
      offset += 1
      offset = bytes.firstOffset(of: .singleQuotedEnd, from: offset)
      guard bytes[offset] == UInt8(ascii: "'") else { throw NotPlain() }
      tree.append(pieceStart..<offset, of: bytes)
      offset += 1
    } while bytes[offset] == UInt8(ascii: "'")
    return scalar(.singleQuoted, start..<offset, textStart: textStart)
  }

  private mutating func readDoubleQuoted() throws(NotPlain) -> YAMLNodeRecord {
    let start = offset
    let textStart = tree.textEnd
    offset += 1
    try readUnescaped()
    while bytes[offset] == UInt8(ascii: "\\") {
      try readEscape()
      try readUnescaped()
    }
    guard bytes[offset] == UInt8(ascii: "\"") else { throw NotPlain() }
    offset += 1
    return scalar(.doubleQuoted, start..<offset, textStart: textStart)
  }

  private mutating func readUnescaped() throws(NotPlain) {
    let start = offset
    offset = bytes.firstOffset(of: .doubleQuotedEnd, from: offset)
    tree.append(start..<offset, of: bytes)
  }

  private mutating func readEscape() throws(NotPlain) {
    let letter = bytes[offset + 1]
    offset += 2
    switch letter {
    case UInt8(ascii: "x"): try readCodePoint(digits: 2)
    case UInt8(ascii: "u"): try readCodePoint(digits: 4)
    case UInt8(ascii: "U"): try readCodePoint(digits: 8)
    default: tree.append(try Self.character(escapedAs: letter))
    }
  }

  private static func character(escapedAs letter: UInt8) throws(NotPlain) -> UInt8 {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: " "): letter
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "e"): 0x1B
    case UInt8(ascii: "0"): 0x00
    case UInt8(ascii: "a"): 0x07
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "v"): 0x0B
    case UInt8(ascii: "f"): 0x0C
    default: throw NotPlain()
    }
  }

  /// Reads a character that is written as its number.
  private mutating func readCodePoint(digits: Int) throws(NotPlain) {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = bytes[offset].hexDigitValue else { throw NotPlain() }
      value = value << 4 | digit
      offset += 1
    }
    guard let scalar = Unicode.Scalar(value) else { throw NotPlain() }
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { tree.append(byte) }
  }
}

extension UInt8 {
  fileprivate var hexDigitValue: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A")) + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a")) + 10
    default: nil
    }
  }
}
