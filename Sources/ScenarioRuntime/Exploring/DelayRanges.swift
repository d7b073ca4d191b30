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

  /// The lengths of the other delays in milliseconds, where these are not the usual ones.
  private var pinned: [Key: Int64] = [:]

  package init(narrowed: [String: ClosedRange<Int64>] = [:]) { self.narrowed = narrowed }

  /// The same range for one delay, where all others have a given length or their usual one.
  func freeing(_ key: Key, pinning lengths: [Key: Int64]) -> DelayRanges {
    var ranges = self
    ranges.free = key
    ranges.pinned = lengths
    return ranges
  }

  /// The lengths of a delay in milliseconds.
  func range(of delay: Delay, occurrence: Int) -> ClosedRange<Int64> {
    let key = Key(name: delay.name, occurrence: occurrence)
    if let free, free != key {
      let length = pinned[key] ?? delay.nominalMilliseconds
      return length...length
    }
    return narrowed[delay.name] ?? delay.wholeRange
  }
}

extension ExploredDelay {
  var key: DelayRanges.Key { DelayRanges.Key(name: name, occurrence: occurrence) }
}
