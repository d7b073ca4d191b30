/// How many events one instant may have.
///
/// A model that always schedules the next action at once would else keep the clock from moving on.
let mostEventsAtOneInstant = 10_000

extension HostedApp {
  mutating func advance(to moment: Duration) throws(AppFault) {
    try ensureRunning()
    try runEvents(dueBy: moment)
    clock.now = max(now, moment)
  }

  /// Lets everything happen that is due by a moment, in order.
  mutating func runEvents(dueBy moment: Duration) throws(AppFault) {
    var eventsAtInstant = 0
    while let entry = timeline.popNext(dueBy: moment) {
      eventsAtInstant = entry.moment > now ? 1 : eventsAtInstant + 1
      clock.now = max(now, entry.moment)
      if eventsAtInstant > mostEventsAtOneInstant { throw crash(.endlessScheduling) }
      try run(entry.event)
    }
  }

  private mutating func run(_ event: Event) throws(AppFault) {
    switch event {
    case .action(let action):
      try dispatch(action)
    case .changeEnds:
      try endChange()
    case .remainderGoes(let id):
      remainders.removeAll { $0.id == id }
      invalidate()
    case .rowsSettle:
      rowAnimations -= 1
    case .keyboardArrives:
      keyboard = .up
    case .keyboardIsGone:
      keyboard = .away
      invalidate()
    }
  }

  /// Lets an event happen when a delay that begins now is over.
  mutating func schedule(_ event: Event, after delay: Delay) {
    timeline.schedule(event, at: now + lengths.length(of: delay))
  }

  /// Refuses to go on with an app that has crashed.
  func ensureRunning() throws(AppFault) {
    if let fault { throw fault }
  }

  /// Ends the app, which keeps showing what it showed.
  mutating func crash(_ fault: AppFault) -> AppFault {
    self.fault = fault
    timeline.clear()
    return fault
  }
}

extension AppFault {
  fileprivate static let endlessScheduling = AppFault(
    "more than \(mostEventsAtOneInstant) actions are due at one instant: it schedules without end"
  )
}
