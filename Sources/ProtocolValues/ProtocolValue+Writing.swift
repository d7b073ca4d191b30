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
    case .number(let number): bytes += Self.text(of: number).utf8
    case .text(let text): Self.write(text, to: &bytes)
    case .list(let items): Self.write(items, to: &bytes)
    case .mapping(let members): Self.write(members, to: &bytes)
    }
  }

  private static func text(of number: Double) -> String {
    if let whole = Int(exactly: number) { return "\(whole)" }
    return number.isFinite ? "\(number)" : "null"
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
      case 0..<0x20: bytes += escape(of: byte)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escape(of byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}
