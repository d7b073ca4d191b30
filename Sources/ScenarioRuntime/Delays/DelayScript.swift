package import AppModelKit
package import ScenarioEvents
import Synchronization

/// A delay that an app began, with the length that it took.
package struct DrawnDelay: Equatable, Sendable {
  package let delay: Delay

  /// The number of delays of this name that the test case had begun by then, including this one.
  package let occurrence: Int

  /// The time at which it began.
  package let start: Duration
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
    var ties = TiedEvents()

    /// Which event happens next at the instants that are still to come, the next one last.
    var choices: [Int]
  }

  private let assignments: [DelayAssignment]
  private let state: Mutex<State>

  /// - Parameters:
  ///   - assignments: The lengths of delays; others take those that they would without the script.
  ///   - choices: Which of the events that are due at one instant happens next, for each such instant in
  ///     order; at further ones the event that was scheduled first.
  package init(_ assignments: [DelayAssignment], choices: [Int] = []) {
    self.assignments = assignments
    state = Mutex(State(choices: choices.reversed()))
  }

  /// The delays that have begun so far, in order.
  package var drawn: [DrawnDelay] { state.withLock(\.drawn) }

  /// The delays that were given lengths which they can't have.
  var strayDelays: [StrayDelay] { drawn.compactMap(strayDelay) }

  /// The delay, if its length is assigned and not in its range.
  private func strayDelay(_ drawn: DrawnDelay) -> StrayDelay? {
    let (name, range) = (drawn.delay.name, drawn.delay.wholeRange)
    let length = drawn.length.wholeMilliseconds
    guard !range.contains(length),
      assignments.length(of: name, occurrence: drawn.occurrence) != nil
    else { return nil }
    return StrayDelay(name: name, range: range, length: length)
  }

  package func end(of delay: Delay, lasting length: Duration, from now: Moment) -> Moment {
    state.withLock { state in
      let occurrence = state.counts[delay.name, default: 0] + 1
      state.counts[delay.name] = occurrence
      let length = assignments.length(of: delay.name, occurrence: occurrence) ?? length
      state.drawn.append(
        DrawnDelay(delay: delay, occurrence: occurrence, start: now.time, length: length)
      )
      return Moment(now.time + length, origin: state.drawn.count)
    }
  }

  package func nextEvent(
    of pending: [Moment],
    by limit: Moment,
    commuting commute: (Int, Int) -> Bool
  ) -> Int? {
    state.withLock { state in
      if let event = state.ties.repeatedAnswer(pending, by: limit) { return event }
      let tied = TiedEvents.indices(of: pending, by: limit)
      let choice = tied.count > 1 ? state.choices.popLast() ?? 0 : 0
      let event = tied.indices.contains(choice) ? tied[choice] : tied.first
      state.ties.note(event, of: pending)
      return event
    }
  }
}
