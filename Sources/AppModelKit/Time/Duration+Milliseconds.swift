extension Duration {
  /// The duration in whole milliseconds, cut off towards zero.
  ///
  /// What no 64-bit number can hold counts as the longest duration that one can.
  package var wholeMilliseconds: Int64 {
    // A millisecond has 2^15 · 5^15 attoseconds. Shifted, three days fit 64 bits, and dividing 64
    // bits by a constant takes a tenth of dividing 128, which was 1 % of a run by callgrind.
    let shifted = attoseconds >> 15
    if shifted >= 0, let small = Int64(exactly: shifted) { return small / 30_517_578_125 }
    let (seconds, attoseconds) = components
    let limit = Int64.max / 1000 - 1
    return min(max(seconds, -limit), limit) * 1000 + attoseconds / 1_000_000_000_000_000
  }
}
