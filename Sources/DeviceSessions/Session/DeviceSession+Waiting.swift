package import AppModelKit
package import ScenarioRuntime

extension DeviceSession {
  package func waitForChange(until deadline: Moment) throws(SessionFault) -> ChangeWait {
    guard isRunning else { return .nothingScheduled }
    let before = screen
    while true {
      tick()
      let rest = deadline.time - moment.time
      guard rest > .zero else { return .deadlineReached }
      try advance(to: Moment(moment.time + min(rest, Self.pollingInterval)))
      let hasChanged = screen != before
      if let fault = takeFault() { throw fault }
      if hasChanged { return .changed }
    }
  }

  package func advance(to moment: Moment) throws(SessionFault) {
    let start = self.moment
    var passed = Duration.zero
    while start.time + passed < moment.time {
      if isInterrupted() { throw .interrupted }
      let part = min(moment.time - start.time - passed, .milliseconds(100))
      place.clock.sleep(part)
      passed += part
    }
    invalidate()
    tick(upTo: moment.time)
  }
}
