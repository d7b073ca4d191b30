package import AppModelKit
import Glibc
package import ScenarioRuntime

extension BrowserSession {
  package func waitForChange(
    until deadline: Moment
  ) throws(SessionFault) -> ChangeWait {
    guard let page else { return .nothingScheduled }
    let before = screen
    while true {
      if let fault = takeFault() { throw fault }
      tick()
      let rest = deadline.time - moment.time
      guard rest > .zero else { return .deadlineReached }
      // Waits in short parts, so that an interrupted run leaves no long waits in the page.
      try take(try page.next(within: min(rest, .seconds(1))))
      if screen != before { return .changed }
    }
  }

  package func advance(to moment: Moment) throws(SessionFault) {
    tick()
    while moment.time > self.moment.time {
      if isInterrupted() { throw .interrupted }
      let rest = min(moment.time - self.moment.time, .milliseconds(100))
      usleep(UInt32(max(rest / .microseconds(1), 1)))
      tick()
    }
    tick(upTo: moment.time)
    invalidate()
  }
}

extension SessionFault {
  /// The error that ends a wait because the run was interrupted.
  static let interrupted = SessionFault(.interruption, "the run was interrupted")
}
