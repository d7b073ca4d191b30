/// Decides what the time of a run leaves open: how long delays take, and what happens next.
///
/// Without a scheduler delays take the lengths of their ``DelayTiming``, and the rest follows from the
/// times. A scheduler is an object, as all launches of a run share it.
package protocol EventScheduler: AnyObject, Sendable {
  /// The moment at which a delay ends.
  ///
  /// - Parameters:
  ///   - delay: The delay.
  ///   - length: The length that it would take without the scheduler.
  ///   - now: The moment at which it begins.
  /// - Returns: The moment.
  func end(of delay: Delay, lasting length: Duration, from now: Moment) -> Moment

  /// Which of the pending events happens next, unless all of them happen after a limit.
  ///
  /// - Parameters:
  ///   - pending: The moments at which the events are due, in scheduling order.
  ///   - limit: The last moment at which the event may happen.
  ///   - commute: Whether two of the events, by their indices, lead to the same state in either order.
  /// - Returns: The index of the event.
  func nextEvent(
    of pending: [Moment],
    by limit: Moment,
    commuting commute: (Int, Int) -> Bool
  ) -> Int?

  /// Whether a moment comes after another one.
  func isLater(_ moment: Moment, than other: Moment) -> Bool

  func noteReadingOfTime()

  func noteReadingOfDay()
}

extension EventScheduler {
  /// The event that is due first; of those due at one instant the one that was scheduled first.
  package func nextEvent(
    of pending: [Moment],
    by limit: Moment,
    commuting commute: (Int, Int) -> Bool
  ) -> Int? {
    let first = pending.indices.min { pending[$0].time < pending[$1].time }
    return first.flatMap { pending[$0].time <= limit.time ? $0 : nil }
  }

  package func isLater(_ moment: Moment, than other: Moment) -> Bool { moment.time > other.time }

  package func noteReadingOfTime() {}

  package func noteReadingOfDay() {}
}
