import ScenarioEvents

/// A delay that began in a run of an exploration.
package struct ExploredDelay: Hashable, Sendable {
  package let name: String

  /// The number of delays of this name that had begun by then, including this one.
  package let occurrence: Int

  /// The lengths that were explored, in milliseconds.
  package let range: ClosedRange<Int64>

  /// The usual length in milliseconds.
  package let nominal: Int64

  /// The length that it had in this run, in milliseconds.
  package let length: Int64

  let start: DelayStart

  /// Whether it took another length than usual.
  var isUnusual: Bool { length != nominal }

  /// The length of this occurrence, as the option `--delay` has it.
  var assignment: DelayAssignment {
    DelayAssignment(name: name, occurrence: occurrence, length: .milliseconds(length))
  }
}

extension Zone {
  /// Lengths of delays in the zone, each as near to its usual one as those before it allow.
  func lengths(of delays: [ExploredDelay]) -> [Int64] {
    var zone = self
    var times: [Int64] = [0]
    return delays.map { delay in
      let start = times[delay.start.base] + delay.start.offset
      let range = zone.range(of: delay.start.clock, after: 0)
      let time = min(max(start + delay.nominal, range.lowerBound), range.upperBound)
      zone.fix(delay.start.clock, at: time)
      times.append(time)
      return time - start
    }
  }

  /// Leaves the times at which a clock shows a time.
  private mutating func fix(_ clock: Int, at time: Int64) {
    let isPossible =
      add(Bound(clock, minus: 0, atMost: time)) && add(Bound(0, minus: clock, atMost: -time))
    precondition(isPossible, "a clock was set to a time outside of its zone")
  }
}
