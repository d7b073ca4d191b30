extension HostedApp {
  mutating func stayInBackground(for time: Duration) throws(AppFault) {
    try ensureRunning()
    events = EventCount()
    forgetScreenChange()
    endEditing()
    try carryOut { model, clock in try model.respondToBackground(at: clock) }
    try advance(to: moment + time)
    try carryOut { model, clock in try model.respondToForeground(at: clock) }
    try runEvents(dueBy: moment)
  }

  mutating func advance(to moment: Moment) throws(AppFault) {
    try ensureRunning()
    try runEvents(dueBy: moment)
    clock.move(to: moment)
  }

  /// Lets everything happen that is due by a moment, in order.
  mutating func runEvents(dueBy moment: Moment) throws(AppFault) {
    while let next = indexOfNext(by: moment) {
      let entry = timeline.remove(at: next)
      events.add(at: entry.moment.time)
      clock.move(to: entry.moment)
      if let excess = events.excess ?? timeline.excess { throw crash(.endlessScheduling(excess)) }
      try run(entry.event)
    }
  }

  /// The index in the timeline of the event that happens next, if one does by a moment.
  func indexOfNext(by moment: Moment) -> Int? {
    guard let scheduler = clock.scheduler else { return timeline.lastIndex(dueBy: moment.time) }
    return scheduler.nextEvent(of: pendingMoments, by: moment) { commute($0, $1) }
  }

  mutating func run(_ event: Event) throws(AppFault) {
    switch event {
    case .action(let action): try dispatch(action)
    case .answer(let name, let action, let call): try take(name, action, ofCall: call)
    case .alert(let alert): show(alert)
    case .changeEnds: try endChange()
    case .remainderGoes(let id):
      remainders.removeAll { $0.id == id }
      invalidate()
    case .rowsSettle: rowAnimations -= 1
    case .keyboardArrives: keyboard = .up
    case .keyboardIsGone:
      if instrument?.changes(.keyboardStays, at: "app") == true {
        keyboard = .up
        return
      }
      keyboard = .away
      invalidate()
    }
  }

  /// Lets an event happen when a delay that begins now is over.
  mutating func schedule(_ event: Event, after delay: Delay) {
    let delay = instrument?.change(delay) ?? delay
    let length = lengths.length(of: delay)
    let end = clock.scheduler?.end(of: delay, lasting: length, from: moment) ?? moment + length
    timeline.schedule(event, at: end)
  }

  /// Limits the pending events, because an app that schedules endlessly would fill the memory.
  func checkTimeline() throws(AppFault) {
    if let excess = timeline.excess { throw .endlessScheduling(excess) }
  }

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
  fileprivate static func endlessScheduling(_ excess: String) -> AppFault {
    AppFault("\(excess): it schedules without end")
  }
}
