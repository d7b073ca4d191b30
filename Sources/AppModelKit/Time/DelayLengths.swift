/// Says how long the next delay takes.
struct DelayLengths: Sendable {
  private var generator: SplitMix64?

  init(_ timing: DelayTiming) {
    switch timing {
    case .nominal: generator = nil
    case .random(let seed): generator = SplitMix64(seed: seed)
    }
  }

  /// The length of a delay that begins now, in whole milliseconds where it is drawn.
  mutating func length(of delay: Delay) -> Duration {
    guard let drawn = generator?.next(in: delay.wholeRange) else {
      return max(.zero, delay.nominal)
    }
    return .milliseconds(drawn)
  }
}

extension Delay {
  /// The shortest and longest length in whole milliseconds, between which lengths are drawn.
  package var wholeRange: ClosedRange<Int64> {
    let nominal = Double(nominal.wholeMilliseconds)
    let shortest = Self.milliseconds(nominal * range.lowerBound)
    return shortest...max(shortest, Self.milliseconds(nominal * range.upperBound))
  }

  /// A number of milliseconds between zero and a year; not a number counts as zero.
  private static func milliseconds(_ value: Double) -> Int64 {
    value > 0 ? Int64(min(value, 31_536_000_000)) : 0
  }
}
