import AppModelKit

extension TextBuffer {
  /// Appends text that is harmless in this medium already.
  mutating func append(verbatim text: String) { text.withBytes { append(verbatim: $0) } }

  /// Appends a number of our own, which can't be negative.
  mutating func append(_ number: Int) { append(decimal: UInt64(clamping: number)) }

  /// Appends the decimal digits of a number.
  mutating func append(decimal number: UInt64) {
    if number < 10 { return append(digit: number) }
    if number < 100 { return append(twoDigits: number) }
    append(decimal: number / 100)
    append(twoDigits: number % 100)
  }

  /// Appends a time as `0.550s`.
  mutating func append(time: Duration) {
    let unit = UInt64(UInt8(ascii: "s"))
    append(word: appendTens(of: time) | unit << 40, count: 6)
  }

  /// Appends a time as `0.550`, as ``Swift/Duration/secondsText`` does, but makes no text on the way.
  mutating func append(seconds time: Duration) {
    append(word: appendTens(of: time), count: 5)
  }

  /// Appends the digits of a time before its last second, if there are any; the rest of it is the result,
  /// as the five characters of a word: most times have no more, and so need no more than one store.
  private mutating func appendTens(of time: Duration) -> UInt64 {
    let milliseconds = UInt64(max(0, time.wholeMilliseconds))
    if milliseconds >= 10_000 { append(decimal: milliseconds / 10_000) }
    return .characters(ofSeconds: milliseconds % 10_000)
  }

  /// Appends a number of points in at most two decimals; none that no screen has room for.
  mutating func append(points: Double) {
    let limit = 1_000_000.0
    let number = points.isNaN ? 0 : min(max(points, -limit), limit)
    let hundredths = Int((number * 100).rounded())
    if hundredths < 0 { append("-") }
    append(abs(hundredths) / 100)
    let rest = UInt64(abs(hundredths) % 100)
    guard rest > 0 else { return }
    append(".")
    append(digit: rest / 10)
    if rest % 10 > 0 { append(digit: rest % 10) }
  }

  private mutating func append(digit: UInt64) {
    append(byte: UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit))
  }

  /// Appends both digits of a number below 100.
  private mutating func append(twoDigits number: UInt64) {
    append(word: 0x30_30 | number / 10 | (number % 10) << 8, count: 2)
  }

  mutating func append(spaces count: Int) { append(repeating: " ", count: count) }

  /// Appends an ASCII character as often as a count says, if that is above zero.
  mutating func append(repeating character: Unicode.Scalar, count: Int) {
    for _ in 0..<max(0, count) { append(byte: UInt8(ascii: character)) }
  }
}

extension UInt64 {
  /// The characters of a time below ten seconds, `0.550`, in the lowest five bytes.
  fileprivate static func characters(ofSeconds milliseconds: UInt64) -> UInt64 {
    let zero: UInt64 = 0x30_30_30_2E_30
    let (seconds, rest) = (milliseconds / 1000, milliseconds % 1000)
    return zero | seconds | (rest / 100) << 16 | (rest / 10 % 10) << 24 | (rest % 10) << 32
  }
}
