import AppModelKit
import ProtocolValues
import WebDriverClient

/// The page's own clock, where `clock: virtual` gives it one.
///
/// The clock stands still until it is moved. Requests and loading take real time, in which it does not move.
extension BrowserPage {
  enum ClockRequest: String {
    /// When the next event is.
    case next

    /// Moves the clock to the next event, and says what time it is then.
    case step
  }

  /// Asks the clock for a time since the launch, at most a limit.
  ///
  /// - Returns: nil for a document without a clock, such as an empty page.
  func askClock(
    _ request: ClockRequest,
    upTo limit: Duration
  ) throws(PageInterruption) -> Duration? {
    if dialog != nil { throw .changed }
    let window = try readyWindow()
    let patience = patience(answerTime + place.request.loadingTime)
    let call = "globalThis.__rehearseClock?.\(request)(\(limit.milliseconds))"
    while true {
      do throws(DriverFault) {
        let answer = try evaluate(call, in: window, world: nil, patience)
        return answer["value"].number.map { Self.time(ofClock: $0, upTo: limit) }
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

  /// The time that a clock says; the page itself could have put anything in its place.
  private static func time(ofClock milliseconds: Double, upTo limit: Duration) -> Duration {
    milliseconds >= limit.milliseconds
      ? limit : .microseconds(Int64((max(0, milliseconds) * 1_000).rounded()))
  }
}

extension Duration {
  /// The time in ms, which is whole if the time is.
  fileprivate var milliseconds: Double { (self / .microseconds(1)).rounded() / 1_000 }
}
