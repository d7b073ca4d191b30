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
  var isPlainInXML: Bool { isPlainASCIIInXML || !containsAny { $0.markIfSpecialInXML } }

  /// Whether there is nothing but ASCII without markup and controls, and none of its last signs.
  ///
  /// Nearly all texts are like that, and it is seen in sixteen bytes at once.
  private var isPlainASCIIInXML: Bool {
    let bytes = UnsafeRawBufferPointer(self)
    let last = bytes.count - 16
    guard last >= 0 else { return !bytes.shortWords.marksInXML.isAnySet }
    var marks = bytes.words(at: last).marksInXML
    var offset = 0
    while offset < last {
      marks |= bytes.words(at: offset).marksInXML
      offset += 16
    }
    return !marks.isAnySet
  }
}

extension UnsafeRawBufferPointer {
  /// Sixteen bytes.
  fileprivate func words(at offset: Int) -> SIMD2<UInt64> {
    loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
  }

  /// All of fewer than sixteen bytes, and blanks or some of them again.
  fileprivate var shortWords: SIMD2<UInt64> {
    guard count >= 8 else { return SIMD2(repeating: shortWord) }
    let first = loadUnaligned(as: UInt64.self)
    return SIMD2(first, loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
  }

  /// All of fewer than eight bytes, and blanks or some of them again.
  private var shortWord: UInt64 {
    let blanks: UInt64 = 0x2020_2020_2020_2020
    guard count >= 4 else { return reduce(blanks) { $0 << 8 | UInt64($1) } }
    let first = loadUnaligned(as: UInt32.self)
    let last = loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
    return UInt64(first) << 32 | UInt64(last)
  }
}

extension SIMD2<UInt64> {
  private static var ones: UInt64 { 0x0101_0101_0101_0101 }

  /// A mark, the highest bit, on each of sixteen bytes that is more than plain ASCII in XML; the other
  /// bits mean nothing.
  ///
  /// What is borrowed from one byte or carried to it changes nothing: the other one has a mark.
  fileprivate var marksInXML: Self {
    let ones = Self.ones
    let isControl = self &- ones &* 0x20
    let isAboveBrace = self | (self &+ ones &* (0x80 - 0x7C))
    let isAmpersand = (self ^ ones &* UInt64(UInt8(ascii: "&"))) &- ones
    let isBracket = ((self & ~(ones &* 2)) ^ ones &* UInt64(UInt8(ascii: "<"))) &- ones
    return isControl | isAboveBrace | isAmpersand | isBracket
  }

  /// Whether there is a mark on any byte.
  fileprivate var isAnySet: Bool { (self[0] | self[1]) & (Self.ones &* 0x80) != 0 }
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

  /// Texts in XML are many and short, for which one look at a table is quicker than comparisons.
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
