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
    var hasAwaitedFrames = false
    while true {
      do throws(DriverFault) {
        let answer = try evaluate(call, in: window, world: nil, patience)
        if answer["value"].text == "leaving" {
          try awaitNextDocument(in: window, patience)
        } else if !hasAwaitedFrames, isLoadingFrame {
          try awaitFrames(patience)
          hasAwaitedFrames = true
        } else {
          return answer["value"].number.map { Self.time(ofClock: $0, upTo: limit) }
        }
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

  /// How long the clock stands still for a document that is to come.
  private static let loadingPatience = Duration.seconds(10)

  /// Whether a script has led a frame to a document that may still come.
  private var isLoadingFrame: Bool {
    browser.reports.isLoadingFrame(of: firstWindow, within: Self.loadingPatience)
  }

  private func awaitFrames(_ patience: Patience) throws(DriverFault) {
    while isLoadingFrame {
      try patience.check()
      Polling.pause()
    }
  }

  /// Waits in real time until another document takes the place of one that is leaving, or until it stays.
  ///
  /// A download, an answer without content and the address of another program leave it in its place.
  private func awaitNextDocument(in window: String, _ patience: Patience) throws(DriverFault) {
    let begin = ContinuousClock.now
    var isKnown = false
    while try evaluate(Self.isLeaving, in: window, world: nil, patience)["value"].boolean == true {
      let isLoading = browser.reports.isLoading(firstWindow)
      isKnown = isKnown || isLoading
      // The browser may say a moment later that it loads something.
      let limit = isLoading ? Self.loadingPatience : isKnown ? .zero : .milliseconds(200)
      if ContinuousClock.now - begin >= limit {
        _ = try evaluate(Self.staying, in: window, world: nil, patience)
        return
      }
      Polling.pause()
    }
  }

  private static let isLeaving =
    "globalThis.__rehearseClock?.linked().some(each => each.isLeaving())"

  private static let staying = "globalThis.__rehearseClock?.linked().forEach(each => each.stay())"
}

extension Duration {
  /// The time in ms, which is whole if the time is.
  fileprivate var milliseconds: Double { (self / .microseconds(1)).rounded() / 1_000 }
}
