struct ScalarSet: Sendable {
  var ranges: [ClosedRange<Unicode.Scalar>] = []
  var sets: [ScalarSet] = []
  var isInverted = false
  private var property: @Sendable (Unicode.Scalar.Properties) -> Bool = { _ in false }
  private var ignoresCase = false

  static let all = ScalarSet().inverted

  /// An empty set, in whose ranges each letter will stand for both cases.
  init(ignoringCase: Bool = false) { ignoresCase = ignoringCase }

  init(_ scalar: Unicode.Scalar, ignoringCase: Bool) {
    let scalars = ignoringCase ? scalar.caseVariants : [scalar]
    ranges = scalars.map { $0...$0 }
    ignoresCase = ignoringCase
    sortRanges()
  }

  init(ranges: [ClosedRange<Unicode.Scalar>]) { self.ranges = ranges }

  init(_ property: @escaping @Sendable (Unicode.Scalar.Properties) -> Bool) {
    self.property = property
  }

  init(union sets: [ScalarSet]) { self.sets = sets }

  var inverted: ScalarSet {
    var other = self
    other.isInverted.toggle()
    return other
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool { isMember(scalar) != isInverted }

  private func isMember(_ scalar: Unicode.Scalar) -> Bool {
    if isInRange(scalar) || property(scalar.properties) { return true }
    if ignoresCase, scalar.caseVariants.contains(where: isInRange) { return true }
    return sets.contains { $0.contains(scalar) }
  }

  private func isInRange(_ scalar: Unicode.Scalar) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(scalar)
  }

  /// Puts the ranges in order and joins those that overlap, which looking them up relies on.
  mutating func sortRanges() {
    var sorted: [ClosedRange<Unicode.Scalar>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      guard let last = sorted.last, range.lowerBound <= last.upperBound else {
        sorted.append(range)
        continue
      }
      sorted[sorted.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
    }
    ranges = sorted
  }
}

extension Unicode.Scalar {
  /// The scalar with those that differ from it in case alone: `s`, `S` and the long `ſ` for each of them.
  fileprivate var caseVariants: [Unicode.Scalar] {
    let (upper, lower) = (simple(properties.uppercaseMapping), simple(properties.lowercaseMapping))
    return [
      self, upper, lower, simple(upper.properties.lowercaseMapping),
      simple(lower.properties.uppercaseMapping),
    ]
  }

  /// The scalar that stands for itself and its variants in upper and lower case: `σ` for `Σ` and `ς`.
  package var foldedCase: Unicode.Scalar {
    let upper = simple(properties.uppercaseMapping)
    return upper.simple(upper.properties.lowercaseMapping)
  }

  /// A mapping to one scalar; others, such as `ß` to `SS`, do not count.
  private func simple(_ mapping: String) -> Unicode.Scalar {
    let scalars = mapping.unicodeScalars
    return scalars.count == 1 ? scalars.first ?? self : self
  }
}
