/// Some of the ASCII characters, as bits.
struct ByteSet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ text: StaticString) {
    for index in 0..<text.utf8CodeUnitCount { insert(unsafe text.utf8Start[index]) }
  }

  private mutating func insert(_ byte: UInt8) {
    if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    byte < 128 && (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 != 0
  }
}

extension ByteSet {
  /// What ends a line; the zero stands behind the file.
  static let lineEnds = ByteSet("\n\r\0")

  /// What may end a plain text in a block.
  static let blockEnds = ByteSet(":#\n\r\t\0")

  /// What may end a plain text between brackets.
  static let flowEnds = ByteSet(":#,[]{}\n\r\t\0")

  /// What can't begin a plain text, or only where something certain follows.
  static let indicators = ByteSet("-?:,[]{}#&*!|>'\"%@` \n\r\t\0")

  static let singleQuotedEnds = ByteSet("'\n\r\0")

  static let doubleQuotedEnds = ByteSet("\"\\\n\r\0")
}
