extension ProtocolValue {
  /// The value as JSON in UTF-8, with the keys of mappings in order.
  package var json: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .boolean(let value): bytes += (value ? "true" : "false").utf8
    case .number(let number): bytes += number.json.utf8
    case .text(let text): Self.write(text, to: &bytes)
    case .list(let items): Self.write(items, to: &bytes)
    case .mapping(let members): Self.write(members, to: &bytes)
    }
  }

  private static func write(_ items: [ProtocolValue], to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "["))
    for (index, item) in items.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      item.write(to: &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private static func write(_ members: [String: ProtocolValue], to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "{"))
    for (index, key) in members.keys.sorted().enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(key, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      members[key]?.write(to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20: bytes += UInt16(byte).jsonEscape.utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension Double {
  /// The number, or `null` for one that JSON can't express.
  package var json: String {
    if let whole = Int(exactly: self) { return "\(whole)" }
    return isFinite ? "\(self)" : "null"
  }
}

extension UInt16 {
  /// The code unit as it is escaped in a text of JSON: `\u00e9`.
  package var jsonEscape: String {
    let digits = String(self, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
