extension Duration {
  /// The duration in whole milliseconds, cut off towards zero.
  var wholeMilliseconds: Int64 {
    let (seconds, attoseconds) = components
    let (milliseconds, overflow) = seconds.multipliedReportingOverflow(by: 1000)
    if overflow { return seconds < 0 ? .min : .max }
    return milliseconds + attoseconds / 1_000_000_000_000_000
  }
}
