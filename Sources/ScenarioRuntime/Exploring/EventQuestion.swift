import AppModelKit

/// The question which of the pending events happens next, with the bounds under which each answer is right.
struct EventQuestion {
  /// An answer with the bounds under which it is the right one.
  typealias Option = (answer: Answer, bounds: [Bound])

  /// The moments at which the events are due, in scheduling order.
  let pending: [Moment]

  /// The events that are due first in this run, if any is due by the limit.
  let tied: [Int]

  /// That an event happens next, for each that can.
  let events: [Option]

  /// That no event happens by the limit.
  let noEvent: Option

  /// That an event happens at the instant of one that was scheduled before it, and before that, for the events
  /// that can be due first.
  let reordered: [Option]

  init(_ pending: [Moment], _ limit: Moment, _ clocks: RunClocks, hasAllOrders: Bool) {
    self.pending = pending
    tied = TiedEvents.indices(of: pending, by: limit)
    events = pending.indices.compactMap { event in
      clocks.bounds(of: event, among: pending, by: limit).map { (.event(event), $0) }
    }
    noEvent = (.noEvent, pending.map { clocks.bound(limit, before: $0) })
    reordered =
      hasAllOrders
      ? pending.indices.flatMap { clocks.reorderings(of: $0, among: pending, by: limit) } : []
  }

  /// The answer that the times of this run give.
  var own: Answer { tied.first.map(Answer.event) ?? .noEvent }

  /// All answers in scheduling order.
  ///
  /// Exactly one is right at each timing.
  var options: [Option] { events + [noEvent] }
}

extension RunClocks {
  /// The bounds under which an event happens next: by the limit, before those that were scheduled
  /// before it, and not after those that were scheduled after it; nil if one of them rules it out.
  ///
  /// Of many timers that are pending, few can be due by the limit, so the others are left out at once.
  fileprivate func bounds(of event: Int, among pending: [Moment], by limit: Moment) -> [Bound]? {
    var bounds = [bound(pending[event], notAfter: limit)]
    guard zone.allows(bounds[0]) else { return nil }
    for other in pending.indices where other != event {
      let bound =
        other < event
        ? bound(pending[event], before: pending[other])
        : bound(pending[event], notAfter: pending[other])
      guard zone.allows(bound) else { return nil }
      bounds.append(bound)
    }
    return bounds
  }

  /// The answers that an event happens before one that was scheduled earlier for the same instant, one for each
  /// of those; none if the event can't be due first.
  ///
  /// Of many timers that are pending, few can be, so the others are left out before their bounds are paired.
  fileprivate func reorderings(
    of first: Int,
    among pending: [Moment],
    by limit: Moment
  ) -> [EventQuestion.Option] {
    let inTime = bound(pending[first], notAfter: limit)
    let others = pending.indices.lazy.filter { $0 != first }
    let bounds = others.map { bound(pending[first], notAfter: pending[$0]) }
    guard zone.allows(inTime), bounds.allSatisfy(zone.allows) else { return [] }
    return (0..<first).map { second in
      let tie = bound(pending[second], notAfter: pending[first])
      return (.eventBefore(first, second), [inTime, tie] + bounds)
    }
  }
}

extension Answer {
  /// The event that happens next.
  var event: Int? {
    switch self {
    case .event(let event), .eventBefore(let event, _): event
    case .noEvent, .undecided, .later, .notLater: nil
    }
  }

  /// Whether the order that it names makes no difference.
  func commutes(_ commute: (Int, Int) -> Bool) -> Bool {
    switch self {
    case .eventBefore(let first, let second): commute(second, first)
    case .event, .noEvent, .undecided, .later, .notLater: true
    }
  }
}
