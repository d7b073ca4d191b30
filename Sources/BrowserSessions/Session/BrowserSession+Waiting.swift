package import AppModelKit
import Glibc
package import ScenarioRuntime

extension BrowserSession {
  package func waitForChange(until deadline: Moment) throws(SessionFault) -> ChangeWait {
    guard isRunning else { return .nothingScheduled }
    if hasVirtualTime { return try waitForVirtualChange(until: deadline) }
    let before = screen
    while true {
      if let fault = takeFault() { throw fault }
      tick()
      let rest = deadline.time - moment.time
      guard rest > .zero else { return .deadlineReached }
      if page?.dialog != nil {
        // The page does not change until the dialog is answered.
        try advance(to: Moment(moment.time + min(rest, .milliseconds(100))))
      } else if let view = try next(within: min(rest, .seconds(1))) {
        try take(view)
      }
      if screen != before { return .changed }
    }
  }

  /// Waits in short parts, so that an interrupted run leaves no long waits in the page.
  private func next(within time: Duration) throws(SessionFault) -> PageView? {
    try attempt { page throws(PageInterruption) in try page.next(within: time) }
  }

  package func advance(to moment: Moment) throws(SessionFault) {
    if hasVirtualTime { return try advanceVirtually(to: moment) }
    tick()
    while moment.time > self.moment.time {
      if isInterrupted() { throw .interrupted }
      if let ending = page?.ending { throw ending }
      let rest = min(moment.time - self.moment.time, .milliseconds(100))
      usleep(UInt32(max(rest / .microseconds(1), 1)))
      tick()
    }
    tick(upTo: moment.time)
    invalidate()
  }
}
