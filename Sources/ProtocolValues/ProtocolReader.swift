extension ProtocolValue {
  /// Reads JSON; nil if it is malformed or nested more than a hundred levels deep.
  package init?(json bytes: [UInt8]) {
    var reader = ProtocolReader(bytes)
    guard let value = reader.readDocument() else { return nil }
    self = value
  }
}

/// Reads JSON; anything else gives nil.
struct ProtocolReader {
  private static let greatestDepth = 100

  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func readDocument() -> ProtocolValue? {
    guard let value = readValue() else { return nil }
    skipBlanks()
    return offset == bytes.count ? value : nil
  }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipBlanks() {
    while let byte, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { offset += 1 }
  }

  /// Skips a byte if it is the next one.
  private mutating func skip(_ expected: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: expected) else { return false }
    offset += 1
    return true
  }

  private mutating func readValue() -> ProtocolValue? {
    skipBlanks()
    switch byte {
    case UInt8(ascii: "\""): return readText().map(ProtocolValue.text)
    case UInt8(ascii: "["): return readNested { $0.readList() }
    case UInt8(ascii: "{"): return readNested { $0.readMapping() }
    case UInt8(ascii: "t"): return read("true", .boolean(true))
    case UInt8(ascii: "f"): return read("false", .boolean(false))
    case UInt8(ascii: "n"): return read("null", .null)
    default: return readNumber()
    }
  }

  private mutating func read(_ word: String, _ value: ProtocolValue) -> ProtocolValue? {
    guard bytes[offset...].starts(with: word.utf8) else { return nil }
    offset += word.utf8.count
    return value
  }

  private mutating func readNested(_ read: (inout Self) -> ProtocolValue?) -> ProtocolValue? {
    guard depth < Self.greatestDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    offset += 1
    return read(&self)
  }

  private mutating func readList() -> ProtocolValue? {
    var items: [ProtocolValue] = []
    skipBlanks()
    if skip("]") { return .list(items) }
    repeat {
      guard let item = readValue() else { return nil }
      items.append(item)
      skipBlanks()
    } while skip(",")
    return skip("]") ? .list(items) : nil
  }

  private mutating func readMapping() -> ProtocolValue? {
    var members: [String: ProtocolValue] = [:]
    skipBlanks()
    if skip("}") { return .mapping(members) }
    repeat {
      skipBlanks()
      guard let key = readText() else { return nil }
      skipBlanks()
      guard skip(":"), let value = readValue() else { return nil }
      members[key] = value
      skipBlanks()
    } while skip(",")
    return skip("}") ? .mapping(members) : nil
  }

  private mutating func readNumber() -> ProtocolValue? {
    let start = offset
    while let byte, "+-.0123456789eE".utf8.contains(byte) { offset += 1 }
    return Double(String(decoding: bytes[start..<offset], as: UTF8.self)).map(ProtocolValue.number)
  }

  private mutating func readText() -> String? {
    guard skip("\"") else { return nil }
    var text: [UInt8] = []
    while let byte {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard readEscape(into: &text) else { return nil }
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func readEscape(into text: inout [UInt8]) -> Bool {
    guard let byte else { return false }
    offset += 1
    if byte == UInt8(ascii: "u") { return readScalar(into: &text) }
    guard let plain = Self.escapes[byte] else { return false }
    text.append(plain)
    return true
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "/"): UInt8(ascii: "/"), UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]

  /// Reads an escaped code unit, or both escaped halves of a surrogate pair.
  ///
  /// Half of a pair becomes U+FFFD.
  private mutating func readScalar(into text: inout [UInt8]) -> Bool {
    guard let first = readUnit() else { return false }
    var units = [first]
    if UTF16.isLeadSurrogate(first), bytes[offset...].starts(with: "\\u".utf8) {
      offset += 2
      guard let second = readUnit() else { return false }
      units.append(second)
    }
    text += String(decoding: units, as: UTF16.self).utf8
    return true
  }

  private mutating func readUnit() -> UInt16? {
    guard offset + 4 <= bytes.count else { return nil }
    defer { offset += 4 }
    return UInt16(String(decoding: bytes[offset..<(offset + 4)], as: UTF8.self), radix: 16)
  }
}
