extension TextBuffer {
  /// Appends bytes in Base64, which is harmless in every medium.
  mutating func append(base64 bytes: [UInt8]) {
    for start in stride(from: 0, to: bytes.count, by: 3) {
      append(base64Group: bytes[start..<min(start + 3, bytes.count)])
    }
  }

  /// Appends up to three bytes as four signs.
  private mutating func append(base64Group group: ArraySlice<UInt8>) {
    let value = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
    for place in 0..<4 {
      let digit = Int(value >> UInt32(18 - 6 * place) & 0x3F)
      append(byte: place <= group.count ? Self.base64Digits[digit] : UInt8(ascii: "="))
    }
  }

  private static let base64Digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )
}
