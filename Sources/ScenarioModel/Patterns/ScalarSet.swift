/// A set of characters, exact for ASCII and careful about all others.
struct ScalarSet: Equatable {
  private var low: UInt64
  private var high: UInt64

  /// Whether any character beyond ASCII may be in it; which ones is not known.
  private var hasOthers: Bool

  private init(low: UInt64, high: UInt64, hasOthers: Bool) {
    self.low = low
    self.high = high
    self.hasOthers = hasOthers
  }

  static let none = ScalarSet(low: 0, high: 0, hasOthers: false)
  static let all = ScalarSet(low: .max, high: .max, hasOthers: true)
  static let digits = ScalarSet("0"..."9", others: true)
  static let wordParts = digits.union(ScalarSet("a"..."z")).union(ScalarSet("_"..."_"))
  static let spaces = ScalarSet("\t"..."\r", others: true).union(ScalarSet(" "..." "))

  /// A character in both cases, as the pattern may ignore case.
  init(_ scalar: Unicode.Scalar) { self.init(scalar...scalar) }

  /// A range with the letters of the other case.
  init(_ range: ClosedRange<Unicode.Scalar>, others: Bool = false) {
    self.init(low: 0, high: 0, hasOthers: others || !range.upperBound.isASCII)
    guard range.lowerBound.isASCII else { return }
    for code in range.lowerBound.value...min(range.upperBound.value, 127) { insert(code) }
  }

  private mutating func insert(_ code: UInt32) {
    set(code)
    let isLetter = (65...90).contains(code) || (97...122).contains(code)
    if isLetter { set(code ^ 32) }
  }

  private mutating func set(_ code: UInt32) {
    if code < 64 { low |= 1 << UInt64(code) } else { high |= 1 << UInt64(code - 64) }
  }

  /// Everything else; of the characters beyond ASCII any may be on both sides.
  var inverted: ScalarSet { ScalarSet(low: ~low, high: ~high, hasOthers: true) }

  func union(_ other: ScalarSet) -> ScalarSet {
    ScalarSet(
      low: low | other.low,
      high: high | other.high,
      hasOthers: hasOthers || other.hasOthers
    )
  }

  func isDisjoint(with other: ScalarSet) -> Bool {
    low & other.low == 0 && high & other.high == 0 && !(hasOthers && other.hasOthers)
  }
}
