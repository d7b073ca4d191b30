/// The times of several works that were done in turn, each once a round.
///
/// A rented machine is twice as fast at one minute as at the next. What is measured in one round has
/// met the same speed, so that ratios within rounds tell more than ratios of medians.
struct Rounds {
  /// The times of each work, round by round.
  private var times: [[Duration]]

  /// Does every work once without looking, and then in rounds.
  init(_ count: Int, of works: [() async -> Void]) async {
    times = Array(repeating: [], count: works.count)
    for work in works { await work() }
    for _ in 0..<count {
      for (index, work) in works.enumerated() { times[index].append(await ProcessorTime.of(work)) }
    }
  }

  func medianTime(of work: Int) -> Duration { Self.median(of: times[work]) }

  /// How many times as long one work takes as another.
  func medianRatio(of work: Int, to other: Int) -> Double {
    Self.median(of: zip(times[work], times[other]).map { $0 / $1 })
  }

  private static func median<Value: Comparable>(of values: [Value]) -> Value {
    values.sorted()[values.count / 2]
  }
}
