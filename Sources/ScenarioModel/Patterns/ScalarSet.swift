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
  static let wordParts = digits.union(ScalarSet("a"..."z").inBothCases).union(ScalarSet("_"))
  static let spaces = ScalarSet("\t"..."\r", others: true).union(ScalarSet(" "))

  /// A character, with the one of ASCII that it is another spelling of; one that combines with what
  /// stands before it can be any.
  init(_ scalar: Unicode.Scalar) {
    self.init(scalar...scalar)
    if let other = Self.spellings[scalar] { insert(other.value) }
    if scalar.properties.isGraphemeExtend { self = .all }
  }

  /// Characters beyond ASCII that are, or may be in another case, the same as one of ASCII.
  private static let spellings: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{17F}": "s", "\u{37E}": ";", "\u{1FEF}": "`", "\u{212A}": "K",
  ]

  init(_ range: ClosedRange<Unicode.Scalar>, others: Bool = false) {
    self.init(low: 0, high: 0, hasOthers: others || !range.upperBound.isASCII)
    guard range.lowerBound.isASCII else { return }
    for code in range.lowerBound.value...min(range.upperBound.value, 127) { insert(code) }
  }

  private mutating func insert(_ code: UInt32) {
    if code < 64 { low |= 1 << UInt64(code) } else { high |= 1 << UInt64(code - 64) }
  }

  /// Everything else; of the characters beyond ASCII any may be on both sides, and what may be all
  /// characters may be none.
  var inverted: ScalarSet {
    self == .all ? .all : ScalarSet(low: ~low, high: ~high, hasOthers: true)
  }

  /// The set with each letter in both cases.
  var inBothCases: ScalarSet {
    let lowerCase = (high | high << 32) & Self.lowerCaseLetters
    return ScalarSet(low: low, high: high | lowerCase | lowerCase >> 32, hasOthers: hasOthers)
  }

  private static let lowerCaseLetters: UInt64 = 0x07FF_FFFE_0000_0000

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
