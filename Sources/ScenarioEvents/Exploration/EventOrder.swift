/// Two events that happen at one instant, but not in scheduling order.
///
/// An event is named after the delay that ends with it.
package struct EventOrder: Hashable, Sendable {
  /// The event that happens first, although it was scheduled later.
  package let first: String
  package let second: String

  package init(first: String, second: String) {
    self.first = first
    self.second = second
  }

  /// The order in words: `'rows' ends before 'keyboard' at the same instant`.
  package var text: String { "'\(first)' ends before '\(second)' at the same instant" }
}
