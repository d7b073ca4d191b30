extension String {
  /// Whether the text is a character reference such as `#10` or `#xA`, to a character that XML
  /// allows.
  var isCharacterReference: Bool {
    guard hasPrefix("#") else { return false }
    let isHexadecimal = hasPrefix("#x")
    let digits = dropFirst(isHexadecimal ? 2 : 1)
    // A number may have a sign, and a reference may not.
    guard digits.utf8.first != UInt8(ascii: "+"), digits.utf8.first != UInt8(ascii: "-"),
      let number = UInt32(digits, radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(number)
    else { return false }
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...: return true
    default: return false
    }
  }
}
