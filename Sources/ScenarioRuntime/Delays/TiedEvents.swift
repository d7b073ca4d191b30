import AppModelKit

/// The order of events that are due at one instant, as one number for each such instant.
///
/// The number says which of the events happens next: 0 is the one that was scheduled first.
struct TiedEvents: Sendable {
  private var latest: (pending: [Moment], event: Int)?

  /// The events that are due first, by their indices; none if nothing is due by a limit.
  static func indices(of pending: [Moment], by limit: Moment) -> [Int] {
    guard let first = pending.lazy.map(\.time).min(), first <= limit.time else { return [] }
    return pending.indices.filter { pending[$0].time == first }
  }

  /// The event that was named in answer to a question, if that is asked again to make it happen.
  func repeatedAnswer(_ pending: [Moment], by limit: Moment) -> Int? {
    guard let latest, latest.pending == pending, pending[latest.event] == limit else { return nil }
    return latest.event
  }

  /// Whether the last event that was named happened at a moment.
  func happened(at moment: Moment) -> Bool {
    latest.map { $0.pending[$0.event] == moment } ?? false
  }

  /// Notes which event happens next.
  mutating func note(_ event: Int?, of pending: [Moment]) {
    latest = event.map { (pending, $0) }
  }
}
