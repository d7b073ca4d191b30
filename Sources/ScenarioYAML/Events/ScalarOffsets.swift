/// Turns the parser's marks, which count Unicode scalars, into offsets in bytes.
///
/// Marks move on with the text, or a little back, so one cursor serves them all; in ASCII text
/// there is nothing to convert.
struct ScalarOffsets {
  private let bytes: [UInt8]
  private let isASCII: Bool
  private var scalar = 0
  private var byte = 0

  init(_ bytes: [UInt8], isASCII: Bool) {
    self.bytes = bytes
    self.isASCII = isASCII
  }

  /// The offset of a scalar's first byte; the end of the text for indices after it.
  mutating func byteOffset(ofScalar index: Int) -> UInt32 {
    isASCII ? UInt32(clamping: min(index, bytes.count)) : convertedOffset(ofScalar: index)
  }

  private mutating func convertedOffset(ofScalar index: Int) -> UInt32 {
    while scalar < index, byte < bytes.count { stepForward() }
    while scalar > index, byte > 0 { stepBack() }
    return UInt32(clamping: byte)
  }

  private mutating func stepForward() {
    scalar += 1
    byte += 1
    while byte < bytes.count, Self.isContinuation(bytes[byte]) { byte += 1 }
  }

  private mutating func stepBack() {
    scalar -= 1
    byte -= 1
    while byte > 0, Self.isContinuation(bytes[byte]) { byte -= 1 }
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
