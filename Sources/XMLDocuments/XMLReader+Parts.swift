/// The parts of tags and texts.
extension XMLReader {
  mutating func readName() throws(XMLFault) -> String {
    let start = position
    guard let first = nextScalar, first.canBeginXMLName else { throw missingName() }
    while let scalar = nextScalar, scalar.isPartOfXMLName {
      position += UTF8.width(scalar)
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func missingName() -> XMLFault {
    let length = nextScalar.map { UTF8.width($0) } ?? 1
    return malformed("a name is missing", at: position..<position + length)
  }

  /// The character at the position; nil at the end.
  private var nextScalar: Unicode.Scalar? {
    guard position < bytes.count else { return nil }
    if bytes[position] < 0x80 { return Unicode.Scalar(bytes[position]) }
    return String(decoding: bytes[position...].prefix(4), as: UTF8.self).unicodeScalars.first
  }

  mutating func readAttributes() throws(XMLFault) -> [XMLElement.Attribute] {
    var attributes: [XMLElement.Attribute] = []
    var names: Set<String> = []
    while true {
      let blank = position
      skipBlanks()
      guard let next = nextScalar, next.canBeginXMLName else { return attributes }
      let start = position
      if blank == start { throw malformed("white space is missing here", at: start..<start + 1) }
      let name = try readName()
      guard names.insert(name).inserted else {
        throw malformed("'\(name)' is given twice", at: start..<position)
      }
      attributes.append(
        XMLElement.Attribute(name: name, value: try readValue(of: name, from: start))
      )
    }
  }

  /// Reads the equals sign and the quoted value after it.
  private mutating func readValue(
    of name: String,
    from start: Int
  ) throws(XMLFault) -> Range<Int> {
    skipBlanks()
    guard isNext("=") else { throw malformed("'\(name)' has no value", at: start..<position) }
    position += 1
    skipBlanks()
    guard isNext("\"") || isNext("'") else {
      throw malformed("the value of '\(name)' has no quotes", at: start..<position)
    }
    let quote = bytes[position]
    position += 1
    let valueStart = position
    while position < bytes.count, bytes[position] != quote {
      if bytes[position] == UInt8(ascii: "<") {
        throw malformed("'<' in a value must be written as '&lt;'", at: position..<position + 1)
      }
      try readCharacter()
    }
    guard position < bytes.count else {
      throw malformed("the value of '\(name)' has no closing quote", at: start..<valueStart)
    }
    position += 1
    return valueStart..<position - 1
  }

  /// Reads one character, or one reference to a character.
  mutating func readCharacter() throws(XMLFault) {
    if bytes[position] == UInt8(ascii: "&") { return try readReference() }
    try readPlainCharacter()
  }

  /// Reads one byte of a character that XML allows.
  private mutating func readPlainCharacter() throws(XMLFault) {
    let start = position
    switch bytes[start] {
    case 0x20..., 0x9, 0xA, 0xD: position += 1
    default: throw malformed("this character is not allowed in XML", at: start..<start + 1)
    }
    if bytes[start] == 0xEF, isNoncharacter(at: start) {
      throw malformed("this character is not allowed in XML", at: start..<start + 3)
    }
  }

  /// Whether the bytes are U+FFFE or U+FFFF.
  private func isNoncharacter(at start: Int) -> Bool {
    let next = bytes[(start + 1)...].prefix(2)
    return next == [0xBF, 0xBE] || next == [0xBF, 0xBF]
  }

  private mutating func readReference() throws(XMLFault) {
    let start = position
    let longest = 12
    guard let end = bytes[start...].prefix(longest).firstIndex(of: UInt8(ascii: ";")) else {
      throw malformed("'&' must be written as '&amp;'", at: start..<start + 1)
    }
    let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    guard Unicode.Scalar(xmlReference: name) != nil else {
      throw malformed("unknown entity '\(name)'", at: start..<end + 1)
    }
    position = end + 1
  }

  /// Reads a processing instruction, the declaration of the document among them.
  mutating func readInstruction() throws(XMLFault) {
    let start = position
    position += 2
    let target = try readName()
    if target.lowercased() == "xml" { return try readDeclaration(from: start) }
    guard isNext("?>") || position == bytes.count || bytes[position].isXMLBlank else {
      throw malformed("white space is missing here", at: position..<position + 1)
    }
    position = start
    try skip("an instruction", after: "<?", past: "?>")
  }

  /// Skips past the characters that end a part, which may not overlap those that open it.
  mutating func skip(
    _ part: String,
    after opening: StaticString,
    past end: StaticString
  ) throws(XMLFault) {
    let start = position
    position += opening.utf8CodeUnitCount
    while position < bytes.count, !isNext(end) { try readPlainCharacter() }
    guard position < bytes.count else { throw malformed("\(part) is never closed", from: start) }
    position += end.utf8CodeUnitCount
  }

  mutating func skipBlanks() {
    while position < bytes.count, bytes[position].isXMLBlank { position += 1 }
  }

  func isNext(_ words: StaticString) -> Bool {
    words.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }
}

extension XMLReader {
  /// A fault in the markup.
  func malformed(_ problem: String, at range: Range<Int>) -> XMLFault {
    XMLFault(.malformed, problem, at: range)
  }

  /// A fault in the markup that begins at an offset and has no end.
  func malformed(_ problem: String, from start: Int) -> XMLFault {
    malformed(problem, at: start..<min(start + 1, bytes.count))
  }
}
