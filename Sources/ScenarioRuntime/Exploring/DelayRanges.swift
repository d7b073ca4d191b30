import AppModelKit

/// The lengths of delays that are explored.
package struct DelayRanges: Sendable {
  /// One of the delays that a run begins: its name, and how many of that name had begun by then.
  struct Key: Hashable, Sendable {
    let name: String
    let occurrence: Int
  }

  /// The ranges that replace those of the apps, by name, in milliseconds.
  private var narrowed: [String: ClosedRange<Int64>]

  /// The only delay that may take every length of its range; nil if all may.
  private var free: Key?

  package init(narrowed: [String: ClosedRange<Int64>] = [:]) {
    self.narrowed = narrowed
  }

  /// The same range for one delay, where all others take their usual length.
  func freeing(_ key: Key) -> DelayRanges {
    var ranges = self
    ranges.free = key
    return ranges
  }

  /// The lengths of a delay in milliseconds.
  func range(of delay: Delay, occurrence: Int) -> ClosedRange<Int64> {
    if let free, free != Key(name: delay.name, occurrence: occurrence) {
      return delay.nominalMilliseconds...delay.nominalMilliseconds
    }
    return narrowed[delay.name] ?? delay.wholeRange
  }
}

extension ExploredDelay {
  var key: DelayRanges.Key { DelayRanges.Key(name: name, occurrence: occurrence) }
}
