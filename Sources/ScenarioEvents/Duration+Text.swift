import AppModelKit

extension Duration {
  /// The duration in seconds with exactly three decimals and no locale: `0.550`.
  ///
  /// Parts of a millisecond are dropped. A negative duration counts as zero.
  package var secondsText: String {
    let milliseconds = max(0, wholeMilliseconds)
    let digits = String(milliseconds % 1000)
    let zeros = String(repeating: "0", count: 3 - digits.utf8.count)
    return "\(milliseconds / 1000).\(zeros)\(digits)"
  }
}
