import AppModelKit
import ScenarioModel
import ScenarioRuntime

/// Time that the session moves itself, from one event of the page to the next.
extension BrowserSession {
  /// Whether the page has the scenario's time instead of the machine's.
  var hasVirtualTime: Bool { app.clock == .virtual }

  /// Lets virtual time pass until the page changes.
  func waitForVirtualChange(until deadline: Moment) throws(SessionFault) -> ChangeWait {
    let before = screen
    var progress = ClockProgress()
    while true {
      if let fault = takeFault() { throw fault }
      guard moment.time < deadline.time else { return .deadlineReached }
      try progress.note(try step(upTo: deadline))
      if screen != before { return .changed }
    }
  }

  /// Lets virtual time pass up to a moment.
  func advanceVirtually(to deadline: Moment) throws(SessionFault) {
    pass(to: deadline)
    try settleClock()
    invalidate()
  }

  /// Runs everything that is due by now, such as a timer of no length.
  func settleClock() throws(SessionFault) {
    var progress = ClockProgress()
    while true {
      let time = try step(upTo: moment)
      if time >= moment.time { return }
      try progress.note(time)
    }
  }

  /// Moves the page's clock to the next event, at most to a deadline, and the session's clock with it.
  ///
  /// - Returns: The time on the page's clock. The deadline if the page has no clock, or shows a dialog.
  private func step(upTo deadline: Moment) throws(SessionFault) -> Duration {
    if isInterrupted() { throw .interrupted }
    var limit = deadline.time - launchTime
    if deadline.time > moment.time {
      // A dialog keeps the page from saying its time, which is that of the event that opens it.
      guard let next = try ask(.next, upTo: limit) else { return moment.time }
      limit = next
      pass(to: Moment(launchTime + next))
    }
    guard let time = try ask(.step, upTo: limit) else { return moment.time }
    pass(to: Moment(min(launchTime + time, deadline.time)))
    return launchTime + time
  }

  /// Asks the page's clock for a time; the limit if the page has none, or shows a dialog.
  ///
  /// - Returns: nil if a dialog or another window has come up meanwhile, so that time goes on from the present.
  private func ask(
    _ request: BrowserPage.ClockRequest,
    upTo limit: Duration
  ) throws(SessionFault) -> Duration? {
    defer { invalidate() }
    if page?.dialog != nil { return limit }
    return try attempt { page throws(PageInterruption) in
      try page.askClock(request, upTo: limit) ?? limit
    }
  }

  /// A touch whose length is virtual time, with a look at where it landed.
  ///
  /// A tap goes down and up at its end, because a browser takes a finger that is down for half a second of
  /// real time for a long press, and then sends no click.
  func touchVirtually(
    _ gesture: Gesture,
    at point: Point,
    of place: Rect,
    in frame: PageFrame
  ) throws(SessionFault) -> GestureOutcome {
    let end = Moment(moment.time + gesture.length)
    switch gesture {
    case .press:
      _ = try attempt { page throws(PageInterruption) in
        try page.point(frame, [.move(to: point), .down])
      }
      try advanceVirtually(to: end)
      _ = try attempt { page throws(PageInterruption) in
        try page.point(frame, [.up])
      }
    default:
      try advanceVirtually(to: end)
      _ = try attempt { page throws(PageInterruption) in
        try page.perform(gesture, at: point, of: place, in: frame)
      }
    }
    if case .scroll = gesture {
      _ = try attempt { page throws(PageInterruption) in try page.awaitScrolling(in: frame) }
    }
    let landing = try attempt { page throws(PageInterruption) in try page.landing(in: frame) }
    noteInput()
    return landing?.hasMissed == true ? .outdated : .done
  }
}

/// Whether a page's clock still moves: timers without a length could start each other for ever.
private struct ClockProgress {
  private var latest = Duration.zero
  private var standstills = 0

  /// Notes the time after a move of the clock.
  ///
  /// - Throws: A fault after very many moves that have led to no later time.
  mutating func note(_ time: Duration) throws(SessionFault) {
    standstills = time > latest ? 0 : standstills + 1
    latest = time
    if standstills < 1_000 { return }
    throw SessionFault(.misconduct, "the page's timers never come to an end")
  }
}
