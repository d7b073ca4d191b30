import Synchronization

/// A delay that was given a length which it can't have.
package struct StrayDelay: Hashable, Sendable {
  package let name: String

  /// The lengths that it can have, in milliseconds.
  package let range: ClosedRange<Int64>

  /// The length that it was given, in milliseconds.
  package let length: Int64

  package init(name: String, range: ClosedRange<Int64>, length: Int64) {
    self.name = name
    self.range = range
    self.length = length
  }
}

/// The delays of a run that were given lengths which they can't have, collected from its threads.
package final class StrayDelayLog: Sendable {
  private let found = Mutex<Set<StrayDelay>>([])

  package init() {}

  func add(_ delays: [StrayDelay]) { found.withLock { $0.formUnion(delays) } }

  /// The delays in the order of their names, each name once: with the range that ends first.
  package var delays: [StrayDelay] {
    Dictionary(grouping: found.withLock(\.self), by: \.name).values
      .compactMap { $0.min { ($0.range.upperBound, $0.length) < ($1.range.upperBound, $1.length) } }
      .sorted { $0.name < $1.name }
  }
}
