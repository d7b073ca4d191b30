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
    bytes.append(contentsOf: String(milliseconds / 1000).utf8)
    bytes.append(UInt8(ascii: "."))
    for divisor in [100, 10, 1] as [Int64] {
      bytes.append(UInt8(ascii: "0") + UInt8(milliseconds / divisor % 10))
    }
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
