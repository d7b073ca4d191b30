extension [UInt8] {
  /// The bytes that a Base64 text encodes; nil if the text is not valid Base64.
  package init?(base64 text: String) {
    self = []
    reserveCapacity(text.utf8.count * 3 / 4)
    var (bits, count) = (UInt32(0), 0)
    for byte in text.utf8 where byte != UInt8(ascii: "=") {
      guard let value = Self.base64Value(of: byte) else { return nil }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
  }

  private static func base64Value(of byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
