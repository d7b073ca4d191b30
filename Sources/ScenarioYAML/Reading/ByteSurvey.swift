/// What one pass over a file's bytes tells before the parser starts.
struct ByteSurvey {
  let isASCII: Bool
  let hasNUL: Bool

  init(_ bytes: [UInt8]) {
    var seen: UInt8 = 0
    var least = UInt8.max
    for byte in bytes {
      seen |= byte
      least = min(least, byte)
    }
    isASCII = seen < 0x80
    hasNUL = least == 0
  }
}
