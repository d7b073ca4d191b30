/// Decides the time of copies that are only looked at: each delay takes its usual length.
private final class UsualTime: EventScheduler {
  func end(of delay: Delay, lasting length: Duration, from now: Moment) -> Moment { now + length }
}

extension HostedApp {
  /// Whether two pending events lead to the same state whichever of them happens first.
  ///
  /// Two copies of the app show it, one for each order.
  func commute(_ first: Int, _ second: Int) -> Bool {
    let (left, right) = (after(first, second), after(second, first))
    return left.state == right.state
      && left.pendingMoments.map(\.time) == right.pendingMoments.map(\.time)
  }

  /// The app after two of its events; the second one may no longer be pending by then.
  private func after(_ first: Int, _ second: Int) -> HostedApp {
    var app = self
    app.clock.scheduler = UsualTime()
    let entries = [timeline.entries[first], timeline.entries[second]]
    // In this copy they may be due one after the other.
    for entry in entries { app.clock.move(to: entry.moment) }
    for entry in entries {
      guard app.fault == nil, let entry = app.timeline.pop(entry) else { continue }
      // A fault is part of the state.
      try? app.run(entry.event)
    }
    return app
  }
}
