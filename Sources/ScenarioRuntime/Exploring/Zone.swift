/// The set of all times that some clocks may show together, as upper bounds on their differences.
///
/// A *clock* is the moment of an event in whole milliseconds; clock 0 is the start of the run. A
/// *bound* says `x - y <= b`. A matrix of bounds, a difference bound matrix, describes a convex set of
/// whole times exactly, as strict bounds are written with whole numbers too: `x < y` is `x - y <= -1`.
/// The matrix is kept closed: each bound is the tightest that follows from all of them. A bound can
/// then be read off, and a further one that does not contradict its counterpart leaves the set
/// non-empty.
///
/// ```swift
/// var zone = Zone()
/// let timer = zone.addClock(after: 0, by: 0...400)
/// zone.add(Bound(0, minus: timer, atMost: -100))  // the timer ends at 100 ms or later
/// zone.range(of: timer, after: 0)                 // 100...400
/// ```
struct Zone: Hashable, Sendable {
  /// The greatest difference of a clock and another one, by their numbers.
  private(set) var bounds: [[Int64]] = [[0]]

  /// Adds a clock that shows the time of another one plus an open duration, and returns its number.
  mutating func addClock(after base: Int, by lengths: ClosedRange<Int64>) -> Int {
    let added = bounds.count
    for clock in bounds.indices {
      bounds[clock].append(bounds[clock][base] - lengths.lowerBound)
    }
    bounds.append(bounds[base].map { $0 + lengths.upperBound })
    bounds[added][added] = 0
    return added
  }

  /// Whether some of the times satisfy a further bound.
  func allows(_ bound: Bound) -> Bool {
    bounds[bound.subtrahend][bound.minuend] + bound.limit >= 0
  }

  /// Leaves the times that satisfy a further bound.
  ///
  /// - Returns: Whether there are any; the zone is unusable otherwise.
  mutating func add(_ bound: Bound) -> Bool {
    guard allows(bound) else { return false }
    if bound.limit >= bounds[bound.minuend][bound.subtrahend] { return true }
    let onward = bounds[bound.subtrahend]
    for clock in bounds.indices {
      let way = bounds[clock][bound.minuend] + bound.limit
      for other in onward.indices where way + onward[other] < bounds[clock][other] {
        bounds[clock][other] = way + onward[other]
      }
    }
    return true
  }

  /// Restricts the zone to times that satisfy further bounds; nil if it would be empty.
  func adding(_ further: [Bound]) -> Zone? {
    guard further.allSatisfy(allows) else { return nil }
    var zone = self
    for bound in further where !zone.add(bound) { return nil }
    return zone
  }

  /// Whether the clocks can show some times together.
  func contains(_ times: [Int64]) -> Bool {
    times.indices.allSatisfy { clock in
      times.indices.allSatisfy { times[clock] - times[$0] <= bounds[clock][$0] }
    }
  }

  /// By how much a clock can be later than another one.
  func range(of clock: Int, after base: Int) -> ClosedRange<Int64> {
    -bounds[base][clock]...bounds[clock][base]
  }
}

/// An upper bound, in milliseconds, on how much later one clock is than another.
struct Bound: Hashable, Sendable {
  let minuend: Int
  let subtrahend: Int
  let limit: Int64

  init(_ minuend: Int, minus subtrahend: Int, atMost limit: Int64) {
    self.minuend = minuend
    self.subtrahend = subtrahend
    self.limit = limit
  }
}
