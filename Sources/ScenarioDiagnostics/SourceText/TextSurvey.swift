/// What a look at all of a file's bytes tells.
struct TextSurvey {
  /// The offsets behind LF, CR LF and lone CR, the breaks of YAML 1.2.
  let lineStarts: [UInt32]

  let isASCII: Bool
  let hasNUL: Bool

  init(_ bytes: [UInt8]) {
    lineStarts = Self.lineStarts(in: bytes)
    var seen: UInt8 = 0
    var least = UInt8.max
    for byte in bytes {
      seen |= byte
      least = min(least, byte)
    }
    isASCII = seen < 0x80
    hasNUL = least == 0
  }

  /// Offsets are 32 bits wide: what lies beyond belongs to the last line.
  private static func lineStarts(in bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 32 + 1)
    for index in 0..<min(bytes.count, Int(UInt32.max)) where bytes[index] <= UInt8(ascii: "\r") {
      if endsLine(at: index, in: bytes) { starts.append(UInt32(truncatingIfNeeded: index + 1)) }
    }
    return starts
  }

  private static func endsLine(at index: Int, in bytes: [UInt8]) -> Bool {
    if bytes[index] == UInt8(ascii: "\n") { return true }
    guard bytes[index] == UInt8(ascii: "\r") else { return false }
    return index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
  }
}
