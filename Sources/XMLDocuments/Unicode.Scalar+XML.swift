extension UInt8 {
  /// Whether the byte is white space in XML.
  var isXMLBlank: Bool { self == 0x20 || self == 0x9 || self == 0xA || self == 0xD }
}

extension Unicode.Scalar {
  /// Whether an XML name can begin with the character: `NameStartChar` of XML 1.0, fifth edition.
  var canBeginXMLName: Bool {
    switch value {
    case 0x3A, 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF,
      0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF,
      0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  /// Whether an XML name can contain the character: `NameChar` of XML 1.0, fifth edition.
  var isPartOfXMLName: Bool {
    switch value {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: canBeginXMLName
    }
  }
}

extension Unicode.Scalar {
  /// The character that a reference such as `lt`, `#10` or `#xA` stands for; nil if it is unknown, or XML
  /// does not allow the character.
  init?(xmlReference name: String) {
    switch name {
    case "lt": self = "<"
    case "gt": self = ">"
    case "amp": self = "&"
    case "quot": self = "\""
    case "apos": self = "'"
    default: self.init(xmlNumber: name)
    }
  }

  private init?(xmlNumber name: String) {
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    // A number may have a sign, and a reference may not.
    guard digits.utf8.first != UInt8(ascii: "+"), digits.utf8.first != UInt8(ascii: "-"),
      let number = UInt32(digits, radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(number)
    else { return nil }
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...: self = scalar
    default: return nil
    }
  }
}
