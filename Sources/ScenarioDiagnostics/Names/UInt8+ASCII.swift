extension UInt8 {
  /// Whether the byte is one of `0` to `9`.
  @inlinable package var isASCIIDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }

  @inlinable package var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  @inlinable package var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDigit }
}
