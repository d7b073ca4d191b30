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
