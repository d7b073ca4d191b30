/// A delay that was given a length which it can't have.
package struct StrayDelay: Equatable, Sendable {
  /// The name of the delay.
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
