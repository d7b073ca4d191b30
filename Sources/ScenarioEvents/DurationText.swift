extension Duration {
  /// The duration in seconds with exactly three decimals and no locale: `0.550`.
  ///
  /// Parts of a millisecond are cut off. A negative duration counts as zero.
  package var secondsText: String {
    var bytes: [UInt8] = []
    appendSeconds(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends what ``secondsText`` says as UTF-8.
  ///
  /// Reports write two times a step, so this one makes no texts on the way.
  package func appendSeconds(to bytes: inout [UInt8]) {
    let milliseconds = max(0, wholeMilliseconds)
    let seconds = milliseconds / 1000
    if seconds < 10 {
      bytes.append(digit: seconds)
    } else {
      bytes.append(contentsOf: String(seconds).utf8)
    }
    bytes.append(UInt8(ascii: "."))
    bytes.append(digit: milliseconds / 100 % 10)
    bytes.append(digit: milliseconds / 10 % 10)
    bytes.append(digit: milliseconds % 10)
  }

  /// The duration in whole milliseconds, cut off towards zero.
  ///
  /// What no 64-bit number can hold counts as the longest duration that one can.
  package var wholeMilliseconds: Int64 {
    let (seconds, attoseconds) = components
    let limit = Int64.max / 1000 - 1
    return min(max(seconds, -limit), limit) * 1000 + attoseconds / 1_000_000_000_000_000
  }
}

extension [UInt8] {
  /// Appends the digit of a number from 0 to 9.
  fileprivate mutating func append(digit: Int64) {
    append(UInt8(ascii: "0") + UInt8(digit))
  }
}
