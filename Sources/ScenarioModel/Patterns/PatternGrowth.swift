/// How the ways to match a part of a pattern grow with the length of the text.
///
/// There are about `factor` times `n` over `degree` of them, unless they double with each character.
struct PatternGrowth: Equatable {
  var degree = 0
  var factor = 1.0
  var isExponential = false

  /// One way, wherever it begins.
  static let one = PatternGrowth()
  static let exponential = PatternGrowth(isExponential: true)

  /// As many ways as there are places to stop.
  static let linear = PatternGrowth(degree: 1)

  /// Whether no limit on the text makes up for it: the matcher takes far more than the ways to match
  /// where many repetitions stand side by side.
  var isTooSteep: Bool { isExponential || degree > 8 }

  func followed(by next: PatternGrowth) -> PatternGrowth {
    PatternGrowth(
      degree: min(degree + next.degree, Self.mostDegrees),
      factor: min(factor * next.factor, Self.mostWays),
      isExponential: isExponential || next.isExponential
    )
  }

  /// The ways of two parts of which either may match.
  func added(to other: PatternGrowth) -> PatternGrowth {
    var sum = larger(of: other)
    sum.factor = min(factor + other.factor, Self.mostWays)
    return sum
  }

  /// The ways of two parts of which the next character rules one out.
  func larger(of other: PatternGrowth) -> PatternGrowth {
    PatternGrowth(
      degree: max(degree, other.degree),
      factor: max(factor, other.factor),
      isExponential: isExponential || other.isExponential
    )
  }

  /// The ways of as many repetitions as stand in a range.
  func repeated(_ range: ClosedRange<Int>) -> PatternGrowth {
    let counts = Double(range.upperBound - range.lowerBound + 1)
    guard self != .one else { return PatternGrowth(factor: counts) }
    var result = PatternGrowth(factor: counts)
    for _ in 0..<range.upperBound {
      guard result.degree < Self.mostDegrees, result.factor < Self.mostWays else { break }
      result = result.followed(by: self)
    }
    return result
  }

  /// The steps that a search through a text may take: the ways from each place on.
  func steps(forLength length: Int) -> Double {
    if isExponential { return .infinity }
    return (0...degree).reduce(factor) { steps, place in
      steps * (Double(length) + 1 + Double(place)) / Double(place + 1)
    }
  }

  private static let mostDegrees = 40
  private static let mostWays = 1e18
}
