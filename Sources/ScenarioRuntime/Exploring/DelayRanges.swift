import AppModelKit

/// The lengths of delays that are explored.
package struct DelayRanges: Sendable {
  /// The ranges that replace those of the delays' descriptions, by name, in milliseconds.
  private var narrowed: [String: ClosedRange<Int64>]

  /// The delays that may take other lengths than usual, in the order in which they begin; nil for all.
  private var free: Set<Int>?

  package init(narrowed: [String: ClosedRange<Int64>] = [:]) {
    self.narrowed = narrowed
  }

  /// The same ranges for some delays, where all others take their usual length.
  func freeing(_ numbers: Set<Int>) -> DelayRanges {
    var ranges = self
    ranges.free = numbers
    return ranges
  }

  /// The lengths of a delay, by its number among all that a run begins.
  func range(of delay: Delay, number: Int) -> ClosedRange<Int64> {
    let nominal = delay.nominalMilliseconds
    if let free, !free.contains(number) { return nominal...nominal }
    return narrowed[delay.name] ?? delay.wholeRange
  }
}
