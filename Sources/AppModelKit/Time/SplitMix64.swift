/// A generator of pseudo-random numbers that is a value: the same seed, the same numbers.
///
/// SplitMix64 by Steele, Lea and Flood: one addition and three mixing steps a number.
package struct SplitMix64: Hashable, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  /// The bits of a number, mixed so that near numbers lie far apart.
  package static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The next number in a range.
  ///
  /// Its own arithmetic, rather than the standard library's, keeps a seed's numbers the same from
  /// one version of Swift to the next.
  package mutating func next(in range: ClosedRange<Int64>) -> Int64 {
    let span = UInt64(bitPattern: range.upperBound &- range.lowerBound) &+ 1
    guard span > 0 else { return Int64(bitPattern: next()) }
    return range.lowerBound &+ Int64(bitPattern: next().multipliedFullWidth(by: span).high)
  }
}
