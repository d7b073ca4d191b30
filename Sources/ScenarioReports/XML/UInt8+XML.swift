extension UInt8 {
  var isXMLBlank: Bool { self == 0x20 || self == 0x9 || self == 0xA || self == 0xD }

  /// Whether a name can go on with the byte; of what is beyond ASCII, all is taken.
  var isPartOfXMLName: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: canBeginXMLName
    }
  }

  var canBeginXMLName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }
}

extension String {
  /// Whether the text is `#10` or `#xA`, the number that of a character that XML has.
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
