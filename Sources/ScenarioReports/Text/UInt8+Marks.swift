extension UnsafeBufferPointer<UInt8> {
  /// Whether any byte has a mark.
  ///
  /// It looks at all of them, because without an early exit the compiler looks at many at once.
  func containsAny(_ mark: (UInt8) -> UInt8) -> Bool {
    var marks: UInt8 = 0
    for byte in self { marks |= mark(byte) }
    return marks != 0
  }

  /// Whether the text needs no escaping within a line of XML; false if in doubt.
  var isPlainInXML: Bool { !containsAny { $0.markIfSpecialInXML } }
}

extension UInt8 {
  /// A mark on all but the letters, digits, signs and spaces of ASCII.
  var markUnlessPrintableASCII: UInt8 { self &- 0x20 < 0x5F ? 0 : 1 }

  /// A mark on markup, on controls, on the bar of attachments, and on what may begin a scalar that
  /// XML lacks.
  ///
  /// 0xC2 begins the C1 controls and 0xEF the noncharacters: texts that hold these bytes
  /// need a closer look, and few do.
  var markIfSpecialInXML: UInt8 { Self.marksInXML[Int(self)] }

  private static let marksInXML = InlineArray<256, UInt8> { value in
    switch UInt8(truncatingIfNeeded: value) {
    case 0..<0x20, 0x7F, 0xC2, 0xEF: 1
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"): 1
    case _: 0
    }
  }

  /// A mark on what ends a JSON string, on controls, and on what may begin one of the upper ones.
  var markIfSpecialInJSON: UInt8 {
    (self < 0x20 ? 1 : 0) | (self == 0x7F ? 1 : 0) | (self == 0xC2 ? 1 : 0)
      | (self == UInt8(ascii: "\"") ? 1 : 0) | (self == UInt8(ascii: "\\") ? 1 : 0)
  }

  /// A mark on what can begin or end a tag, an entity or an attribute's value.
  var markIfMarkup: UInt8 {
    (self == UInt8(ascii: "&") ? 1 : 0) | (self == UInt8(ascii: "<") ? 1 : 0)
      | (self == UInt8(ascii: ">") ? 1 : 0) | (self == UInt8(ascii: "\"") ? 1 : 0)
      | (self == UInt8(ascii: "'") ? 1 : 0)
  }

  /// A mark on all but ASCII letters, digits, spaces and commas.
  var markUnlessPlainInMarkdown: UInt8 {
    let isLetter = (self | 0x20) &- UInt8(ascii: "a") < 26
    let isDigit = self &- UInt8(ascii: "0") < 10
    return isLetter || isDigit || self == UInt8(ascii: " ") || self == UInt8(ascii: ",") ? 0 : 1
  }

  /// A mark on what commands to CI services begin with.
  var markIfInCommand: UInt8 {
    self == UInt8(ascii: ":") || self == UInt8(ascii: "#") ? 1 : 0
  }
}

extension String {
  /// Calls a closure with the UTF-8 of the text.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.span.withUnsafeBufferPointer(body)
  }
}
