/// The pending events of an app, each with the moment at which it is due.
struct Timeline<Event: Equatable & Sendable>: Sendable {
  struct Entry: Sendable {
    let moment: Moment
    let event: Event
  }

  enum Order: Sendable {
    /// By time, the latest first, so that the next one can be taken off the end.
    case latestFirst

    /// The order in which they were scheduled, for an ``EventScheduler``.
    case asScheduled
  }

  private(set) var entries: [Entry] = []
  private let order: Order

  init(in order: Order) { self.order = order }

  var count: Int { entries.count }

  /// When the next event is due.
  var next: Duration? {
    switch order {
    case .latestFirst: entries.last?.moment.time
    case .asScheduled: entries.lazy.map(\.moment.time).min()
    }
  }

  /// The index in ``entries`` of the last event, if that is due by a time.
  func lastIndex(dueBy limit: Duration) -> Int? {
    guard let last = entries.indices.last, entries[last].moment.time <= limit else { return nil }
    return last
  }

  /// Adds an event; it comes after those of the same moment.
  mutating func schedule(_ event: Event, at moment: Moment) {
    let entry = Entry(moment: moment, event: event)
    switch order {
    case .latestFirst:
      let place = entries.partitioningIndex { $0.moment.time <= moment.time }
      entries.insert(entry, at: place)
    case .asScheduled: entries.append(entry)
    }
  }

  mutating func remove(at index: Int) -> Entry { entries.remove(at: index) }

  /// Takes an event off, if it is still pending.
  mutating func pop(_ entry: Entry) -> Entry? {
    entries.firstIndex { $0.event == entry.event && $0.moment == entry.moment }
      .map { entries.remove(at: $0) }
  }

  mutating func clear() { entries.removeAll() }

  /// Removes every event equal to the given one.
  mutating func cancel(_ event: Event) { entries.removeAll { $0.event == event } }
}
