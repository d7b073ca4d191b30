extension Duration {
  /// The duration in seconds with exactly three decimals and no locale: `0.550`.
  ///
  /// Parts of a millisecond are cut off. A negative duration counts as zero.
  package var secondsText: String {
    let milliseconds = max(0, wholeMilliseconds)
    let digits = String(milliseconds % 1000)
    let zeros = String(repeating: "0", count: 3 - digits.utf8.count)
    return "\(milliseconds / 1000).\(zeros)\(digits)"
  }

  /// The duration in whole milliseconds, cut off towards zero.
  ///
  /// What no 64-bit number can hold counts as the longest duration that one can.
  package var wholeMilliseconds: Int64 {
    // A millisecond has 2^15 · 5^15 attoseconds. Shifted, three days fit 64 bits, and dividing 64
    // bits by a constant is many times faster than dividing 128.
    let shifted = attoseconds >> 15
    if shifted >= 0, let small = Int64(exactly: shifted) { return small / 30_517_578_125 }
    let (seconds, attoseconds) = components
    let limit = Int64.max / 1000 - 1
    return min(max(seconds, -limit), limit) * 1000 + attoseconds / 1_000_000_000_000_000
  }
}
