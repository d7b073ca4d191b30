/// What one pass over a file's bytes tells.
struct TextSurvey {
  /// The offsets behind LF, CR LF and lone CR, the breaks of YAML 1.2.
  private(set) var lineStarts: [UInt32] = [0]

  let isASCII: Bool
  let hasNUL: Bool

  /// Offsets are 32 bits wide: what lies beyond belongs to the last line.
  init(_ bytes: [UInt8]) {
    lineStarts.reserveCapacity(bytes.count / 32 + 1)
    var seen: UInt8 = 0
    var least = UInt8.max
    for index in 0..<min(bytes.count, Int(UInt32.max)) {
      let byte = bytes[index]
      seen |= byte
      least = min(least, byte)
      if byte <= UInt8(ascii: "\r"), Self.endsLine(byte, at: index, in: bytes) {
        lineStarts.append(UInt32(truncatingIfNeeded: index + 1))
      }
    }
    isASCII = seen < 0x80
    hasNUL = least == 0
  }

  private static func endsLine(_ byte: UInt8, at index: Int, in bytes: [UInt8]) -> Bool {
    if byte == UInt8(ascii: "\n") { return true }
    guard byte == UInt8(ascii: "\r") else { return false }
    return index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
  }
}
