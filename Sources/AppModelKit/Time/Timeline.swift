/// The scheduled events, in the order in which they are due.
struct Timeline<Event: Equatable & Sendable>: Sendable {
  struct Entry: Sendable {
    let moment: Duration
    let event: Event
  }

  /// The latest first, so that the next one can be taken off the end.
  private var entries: [Entry] = []

  var count: Int { entries.count }

  /// When the next event is due.
  var next: Duration? { entries.last?.moment }

  /// Adds an event; it comes after those of the same moment.
  mutating func schedule(_ event: Event, at moment: Duration) {
    let place = entries.partitioningIndex { $0.moment <= moment }
    entries.insert(Entry(moment: moment, event: event), at: place)
  }

  /// Takes the next event off, if it is due by a moment.
  mutating func popNext(dueBy moment: Duration) -> Entry? {
    guard let next, next <= moment else { return nil }
    return entries.removeLast()
  }

  /// Removes everything.
  mutating func clear() {
    entries.removeAll()
  }

  /// Removes every event equal to the given one.
  mutating func cancel(_ event: Event) {
    entries.removeAll { $0.event == event }
  }
}
