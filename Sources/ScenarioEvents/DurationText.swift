extension Duration {
  /// The duration in seconds with exactly three decimals and no locale: `0.550`.
  ///
  /// Parts of a millisecond are cut off. A negative duration counts as zero.
  package var secondsText: String {
    let milliseconds = max(0, wholeMilliseconds)
    let fraction = String(milliseconds % 1000)
    let padding = String(repeating: "0", count: 3 - fraction.count)
    return "\(milliseconds / 1000).\(padding)\(fraction)"
  }

  /// The duration in whole milliseconds, cut off towards zero.
  package var wholeMilliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
