package import AppModelKit
import Synchronization

/// A delay that an app began, with the length that it took.
package struct DrawnDelay: Equatable, Sendable {
  package let delay: Delay

  /// How many delays of this name the test case had begun by then, this one included.
  package let occurrence: Int
  package let length: Duration

  /// The delay's length as an assignment to this occurrence alone.
  package var assignment: DelayAssignment {
    DelayAssignment(name: delay.name, occurrence: occurrence, length: length)
  }
}

/// Gives delays the lengths that are assigned to them, and records the lengths of all.
package final class DelayScript: EventScheduler {
  private struct State {
    var counts: [String: Int] = [:]
    var drawn: [DrawnDelay] = []
  }

  private let assignments: [DelayAssignment]
  private let state = Mutex(State())

  package init(_ assignments: [DelayAssignment]) {
    self.assignments = assignments
  }

  /// The delays that have begun so far, in order.
  package var drawn: [DrawnDelay] { state.withLock(\.drawn) }

  package func end(of delay: Delay, lasting length: Duration, from now: Moment) -> Moment {
    state.withLock { state in
      let occurrence = state.counts[delay.name, default: 0] + 1
      state.counts[delay.name] = occurrence
      let length = assignments.length(of: delay.name, occurrence: occurrence) ?? length
      state.drawn.append(DrawnDelay(delay: delay, occurrence: occurrence, length: length))
      return now + length
    }
  }
}
