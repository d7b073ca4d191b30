package import AppModelKit
import ScenarioModel
package import ScenarioRuntime
import WebDriverClient

/// A session with a web page in a real browser, in real time.
///
/// The clock moves only when the session acts or waits, so that each screen has one moment.
/// Between two such calls ``screen`` does not change, because the page is read at most once.
package final class BrowserSession: AppSession {
  let app: WebApp
  let launchDate: DateTime?
  let place: BrowserPlace
  let isInterrupted: @Sendable () -> Bool
  private let begin = ContinuousClock.now

  package private(set) var moment = Moment.start

  /// The page that is open; nil while the app is closed.
  var page: BrowserPage?

  /// The screen at the latest look; nil if it is time to look again.
  private var current: ScreenSnapshot?
  private(set) var header: PageReading.Header?
  private var naming: ScreenNaming

  /// The number of frames to draw before the next look, because input takes effect with a frame.
  var framesToAwait = 0
  private var fault: SessionFault?
  private var warnings: [String] = []

  init(
    of app: WebApp,
    launchedAt date: DateTime?,
    in place: BrowserPlace,
    isInterrupted: @escaping @Sendable () -> Bool
  ) {
    self.app = app
    launchDate = date
    self.place = place
    self.isInterrupted = isInterrupted
    naming = ScreenNaming(of: app)
  }

  package var isRunning: Bool { page != nil }

  package var outlook: ChangeOutlook { isRunning ? .unknown : .willNot }

  package var isIdle: Bool {
    guard isRunning else { return true }
    _ = screen
    return header.map { $0.isComplete && !$0.isAnimated } ?? true
  }

  package var screen: ScreenSnapshot {
    if let current { return current }
    guard let page else { return ScreenSnapshot() }
    do throws(SessionFault) {
      try take(try page.look(afterFrames: framesToAwait))
      framesToAwait = 0
    } catch {
      note(error)
    }
    return current ?? ScreenSnapshot()
  }

  package func beginStep() { if framesToAwait == 0 { current = nil } }

  package func takeFault() -> SessionFault? {
    noteEvents()
    defer { fault = nil }
    return fault
  }

  package func takeWarnings() -> [String] {
    noteEvents()
    defer { warnings = [] }
    return warnings
  }

  package func takePicture() -> [UInt8]? { page?.picture() }

  package func terminate() {
    page?.close()
    page = nil
    current = nil
    header = nil
    naming = ScreenNaming(of: app)
  }

  package func end(afterFailure hasFailed: Bool) {
    if hasFailed, place.request.keepsFailures { page = nil }
    terminate()
  }
}

extension BrowserSession {
  /// Sets the clock to the present.
  func tick() { moment = Moment(max(moment.time, ContinuousClock.now - begin)) }

  /// Sets the clock to a moment that was waited for, even if the page answered slightly earlier.
  func tick(upTo time: Duration) {
    tick()
    moment = Moment(max(moment.time, time))
  }

  /// Sets the current screen from a reading.
  func take(_ reading: PageReading) throws(SessionFault) {
    tick()
    if let fault = departure(to: reading.header.address) { throw fault }
    var screen = reading.screen
    screen.screen = naming.screen(of: reading.header)
    screen.latestTransition = naming.latestTransition
    screen.hasChangedScreenSinceGesture = naming.hasChanged
    header = reading.header
    current = screen
  }

  /// Discards the current screen, so that the next look reads the page again.
  func invalidate() { current = nil }

  func noteGesture() {
    naming.noteGesture()
    current?.hasChangedScreenSinceGesture = false
  }

  /// Stores a fault until it is asked for, and closes a page that has gone away.
  func note(_ new: SessionFault) {
    fault = fault ?? new
    if new.kind == .crash { terminate() }
  }

  /// Turns what the browser reported into warnings, or into a fault if the configuration says so.
  private func noteEvents() {
    for problem in page?.takeProblems() ?? [] {
      if app.failingProblems.contains(problem.kind) {
        fault = fault ?? SessionFault(.misconduct, problem.text)
      } else {
        warnings.append(problem.text)
      }
    }
  }

  /// The fault of a page that led to an address outside the app.
  private func departure(to address: String) -> SessionFault? {
    guard let page, !page.allows(address) else { return nil }
    if address.isOfErrorPage {
      return SessionFault(.misconduct, "the page led to an address that can't be opened")
    }
    return SessionFault(
      .misconduct,
      "the page led to \(String(address.prefix(200))), which 'allow' does not name"
    )
  }
}
