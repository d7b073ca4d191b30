extension PlainYAMLReader {
  /// Reads a value that begins at a column, up to the first line that does not belong to it.
  ///
  /// The caller must check that the next line is not indented deeper than the open collections.
  mutating func readBlockNode(at column: Int, within indentation: Int) throws(NotPlain) {
    switch bytes[offset] {
    case UInt8(ascii: "-") where bytes.has(.separator, at: offset + 1):
      try readBlockSequence(at: column)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      try readFlowNode()
      try endLine()
    case UInt8(ascii: "|"), UInt8(ascii: ">"): try readBlockScalar(within: indentation)
    default:
      guard column > 0 || !mayMarkDocument else { throw NotPlain() }
      let scalar = try readScalar(in: .block)
      if try endsKey(from: scalar.start) {
        try readBlockMapping(at: column, firstKey: scalar)
      } else {
        try tree.add(scalar)
        try endLine()
      }
    }
  }

  /// Reads items that begin at a column.
  private mutating func readBlockSequence(at indentation: Int) throws(NotPlain) {
    let sequence = try tree.open(.sequence, at: place)
    repeat { try readBlockItem(at: indentation) } while column == indentation && seesDash
    try tree.closeBlock(sequence)
  }

  private var seesDash: Bool {
    bytes[offset] == UInt8(ascii: "-") && bytes.has(.separator, at: offset + 1)
  }

  private mutating func readBlockItem(at indentation: Int) throws(NotPlain) {
    let dash = offset
    offset += 1
    skipSpaces()
    guard seesLineEnd else {
      return try readBlockNode(at: indentation + offset - dash, within: indentation)
    }
    try endLine()
    if column > indentation { return try readBlockNode(at: column, within: indentation) }
    try tree.addNothing(at: dash + 1)
  }

  /// Reads entries that begin at a column, after the first one's key.
  private mutating func readBlockMapping(
    at indentation: Int,
    firstKey: YAMLNodeRecord
  ) throws(NotPlain) {
    let mapping = try tree.open(.mapping, at: firstKey.start)
    try tree.add(firstKey)
    try readBlockValue(ofKeyAt: indentation)
    while column == indentation {
      try tree.add(readBlockKey())
      try readBlockValue(ofKeyAt: indentation)
    }
    try tree.closeBlock(mapping)
  }

  private mutating func readBlockKey() throws(NotPlain) -> YAMLNodeRecord {
    guard column > 0 || !mayMarkDocument else { throw NotPlain() }
    let key = try readScalar(in: .block)
    guard try endsKey(from: key.start) else { throw NotPlain() }
    return key
  }

  /// Whether what was read is a key: its colon comes next.
  @inline(__always)
  private mutating func endsKey(from start: UInt32) throws(NotPlain) -> Bool {
    skipSpaces()
    guard bytes[offset] == UInt8(ascii: ":"), bytes.has(.separator, at: offset + 1) else {
      return false
    }
    try checkKey(from: start)
    return true
  }

  /// Reads a value, or finds that there is not one, from its colon on.
  private mutating func readBlockValue(ofKeyAt indentation: Int) throws(NotPlain) {
    offset += 1
    let colonEnd = offset
    skipSpaces()
    guard seesLineEnd else { return try readInlineValue(within: indentation) }
    try endLine()
    if column > indentation {
      try readBlockNode(at: column, within: indentation)
    } else if column == indentation, seesDash {
      try readBlockSequence(at: column)
    } else {
      try tree.addNothing(at: colonEnd)
    }
  }

  /// Reads a value on its key's line, where no collection without brackets can begin.
  private mutating func readInlineValue(within indentation: Int) throws(NotPlain) {
    if bytes[offset] == UInt8(ascii: "|") || bytes[offset] == UInt8(ascii: ">") {
      return try readBlockScalar(within: indentation)
    }
    try readFlowNode(in: .block)
    try endLine()
  }
}
