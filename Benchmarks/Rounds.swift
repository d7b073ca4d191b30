/// The costs of several works that were done in turn, each once a round.
///
/// A rented machine is twice as fast at one minute as at the next. Works of one round have the same
/// speed, so that ratios within rounds are more exact than ratios of medians.
struct Rounds {
  /// The cost of each work, round by round.
  private var costs: [[Meter.Cost]]

  /// Does every work once without looking, and then in rounds.
  init(_ count: Int, of works: [() -> Void], by meter: Meter) {
    costs = Array(repeating: [], count: works.count)
    for work in works { work() }
    for _ in 0..<count {
      for (index, work) in works.enumerated() { costs[index].append(meter.cost(of: work)) }
    }
  }

  func medianTime(of work: Int) -> Duration { Self.median(of: costs[work].map(\.time)) }

  /// How many times as long one work takes as another.
  func medianRatio(of work: Int, to other: Int) -> Double {
    Self.median(of: zip(costs[work], costs[other]).map { $0.time / $1.time })
  }

  /// How many instructions one work takes; nil where the machine counts none.
  func medianInstructions(of work: Int) -> Int? {
    let counts = costs[work].compactMap(\.instructions)
    return counts.isEmpty ? nil : Self.median(of: counts)
  }

  /// How many times as many instructions one work takes as another; nil where none are counted.
  func instructionRatio(of work: Int, to other: Int) -> Double? {
    guard let count = medianInstructions(of: work), let base = medianInstructions(of: other) else {
      return nil
    }
    return Double(count) / Double(base)
  }

  private static func median<Value: Comparable>(of values: [Value]) -> Value {
    values.sorted()[values.count / 2]
  }
}
