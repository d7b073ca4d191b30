import AppModelKit
import ProtocolValues
import WebDriverClient

/// The page's own clock, where `clock: virtual` gives it one.
///
/// The clock stands still until it is moved. Requests and loading take real time, in which it does not move.
extension BrowserPage {
  /// Moves the clock to the next event of the page, at most to a time since the launch.
  ///
  /// - Returns: The time on the clock; nil for a document without one, such as an empty page.
  func stepClock(upTo limit: Duration) throws(PageInterruption) -> Duration? {
    if dialog != nil { throw .changed }
    let window = try readyWindow()
    let patience = patience(answerTime + place.request.loadingTime)
    let milliseconds = limit.seconds * 1_000
    while true {
      do throws(DriverFault) {
        let answer = try evaluate(
          "globalThis.__rehearseClock?.step(\(milliseconds))",
          in: window,
          world: nil,
          patience
        )
        guard let time = answer["value"].number else { return nil }
        // The page itself could have put anything in place of its clock.
        return time >= milliseconds ? limit : .microseconds(Int64((max(0, time) * 1_000).rounded()))
      } catch {
        // The next document goes on with the time of this one.
        guard error.isOfNavigation else { throw interruption(of: error, in: window) }
        do throws(DriverFault) { try patience.check() } catch {
          throw interruption(of: error, in: window)
        }
        Polling.pause()
      }
    }
  }
}
