/// The pending events of an app, each with the moment at which it is due.
struct Timeline<Event: Equatable & Sendable>: Sendable {
  struct Entry: Sendable {
    let moment: Moment
    let event: Event
  }

  /// The latest first, so that the next one can be taken off the end; with a scheduler in the order in
  /// which they were scheduled.
  private(set) var entries: [Entry] = []

  /// What decides which event happens next, if the times do not.
  var scheduler: (any EventScheduler)?

  init(_ scheduler: (any EventScheduler)? = nil) { self.scheduler = scheduler }

  var count: Int { entries.count }

  /// When the next event is due.
  var next: Duration? {
    scheduler == nil ? entries.last?.moment.time : entries.lazy.map(\.moment.time).min()
  }

  /// The index of the event that happens next, if one does by a moment.
  ///
  /// - Parameters:
  ///   - limit: The last moment at which it may happen.
  ///   - commute: Whether two events, by their indices, lead to the same state in either order.
  /// - Returns: Its index in ``entries``.
  func indexOfNext(by limit: Moment, commuting commute: (Int, Int) -> Bool) -> Int? {
    if let scheduler {
      return scheduler.nextEvent(of: entries.map(\.moment), by: limit, commuting: commute)
    }
    guard let last = entries.indices.last, entries[last].moment.time <= limit.time else {
      return nil
    }
    return last
  }

  /// Adds an event; it comes after those of the same moment.
  mutating func schedule(_ event: Event, at moment: Moment) {
    let entry = Entry(moment: moment, event: event)
    if scheduler != nil { return entries.append(entry) }
    let place = entries.partitioningIndex { $0.moment.time <= moment.time }
    entries.insert(entry, at: place)
  }

  /// Takes the event with an index off.
  mutating func remove(at index: Int) -> Entry { entries.remove(at: index) }

  /// Takes an event off, if it is still pending.
  mutating func pop(_ entry: Entry) -> Entry? {
    entries.firstIndex { $0.event == entry.event && $0.moment == entry.moment }
      .map { entries.remove(at: $0) }
  }

  /// Removes everything.
  mutating func clear() { entries.removeAll() }

  /// Removes every event equal to the given one.
  mutating func cancel(_ event: Event) { entries.removeAll { $0.event == event } }
}
