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

  /// How long the page may take to answer in the present step.
  private(set) var answerTime: Duration

  package private(set) var moment = Moment.start

  /// When the page was launched on virtual time.
  private(set) var launchTime = Duration.zero

  /// The page that is open; nil while the app is closed.
  var page: BrowserPage?

  /// The screen at the latest look; nil if it is time to look again.
  private var current: ScreenSnapshot?

  /// When the page was read for the last time.
  private var latestLook = ContinuousClock.now

  /// The page at the latest look, which a dialog may lie over now.
  private var latest = ScreenSnapshot()

  /// The dialog that is shown, with what was typed into it.
  private var dialogScreen: DialogScreen?
  private(set) var header: PageReading.Header?
  private var naming: ScreenNaming

  /// The number of frames to draw before the next look, because input takes effect with a frame.
  var framesToAwait = 0
  private var fault: SessionFault?
  private var warnings: [String] = []

  /// The HTTP errors that were reported: a page may ask for the same address again and again.
  private var reportedErrors: Set<String> = []

  /// What the page has had more of than is looked at.
  private var reportedExcess: Set<PageExcess> = []

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
    answerTime = Header.standardTimeout + place.request.answerTime
  }

  package var isRunning: Bool { page != nil }

  package var outlook: ChangeOutlook { isRunning ? .unknown : .willNot }

  /// Whether the page draws a keyboard itself.
  package var hasScreenKeyboard: Bool { screen.elements.contains { $0.type == .keyboard } }

  package var isIdle: Bool {
    guard let page, page.dialog == nil else { return true }
    _ = screen
    return header.map { $0.isComplete && !$0.isAnimated } ?? true
  }

  package var mayNeverBeIdle: Bool { header.map { $0.isComplete && $0.isAnimated } ?? false }

  package var screen: ScreenSnapshot {
    if current == nil {
      do throws(SessionFault) { try look() } catch { note(error) }
    }
    return current ?? ScreenSnapshot()
  }

  /// Reads the page, again and again while dialogs open or windows come to the front.
  private func look() throws(SessionFault) {
    for _ in 0..<20 where current == nil && isRunning {
      if let dialog = page?.dialog { return show(dialog) }
      if hasVirtualTime, framesToAwait > 0 { try settleClock() }
      let frames = framesToAwait
      let view = try attempt { page throws(PageInterruption) in try page.look(afterFrames: frames) }
      if let view {
        try take(view)
        framesToAwait = 0
      }
    }
  }

  package func beginStep(timeout: Duration) {
    answerTime = timeout + place.request.answerTime
    page?.answerTime = answerTime
    // A look takes 5 ms, so a new one would be hardly newer than one of that age.
    let isRecent = ContinuousClock.now - latestLook < .milliseconds(5)
    if framesToAwait == 0, !isRecent { current = nil }
  }

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
    latest = ScreenSnapshot()
    dialogScreen = nil
    header = nil
    reportedExcess = []
    naming = ScreenNaming(of: app)
  }

  package func end(afterFailure hasFailed: Bool) {
    if hasFailed, place.request.keepsFailures { page = nil }
    terminate()
  }
}

extension BrowserSession {
  /// Sets the clock to the present.
  ///
  /// Virtual time passes only as the session says.
  func tick() {
    if !hasVirtualTime { moment = Moment(max(moment.time, ContinuousClock.now - begin)) }
  }

  /// Sets the clock to a moment on virtual time.
  func pass(to moment: Moment) { self.moment = Moment(max(self.moment.time, moment.time)) }

  /// Notes that virtual time goes on with a page that has just been launched.
  func beginVirtualTime() {
    launchTime = moment.time
    framesToAwait = 1
  }

  /// Sets the clock to a moment that was waited for, even if the page answered slightly earlier.
  func tick(upTo time: Duration) {
    tick()
    moment = Moment(max(moment.time, time))
  }

  /// Does something with the page; nil if a dialog opened or another window came to the front.
  func attempt<Answer>(
    _ action: (BrowserPage) throws(PageInterruption) -> Answer
  ) throws(SessionFault) -> Answer? {
    guard let page else { return nil }
    do throws(PageInterruption) {
      return try action(page)
    } catch {
      invalidate()
      // What a page that does not answer has cost is a part of the step.
      tick()
      switch error {
      case .fault(let fault): throw fault
      case .changed: return nil
      }
    }
  }

  /// Sets the current screen from a look at the page.
  func take(_ view: PageView) throws(SessionFault) {
    tick()
    if let fault = departure(to: view.header.address) { throw fault }
    var screen = view.screen
    screen.screen = naming.screen(
      of: view.header,
      whileLeaving: page?.isLeaving(view.header.address) ?? false
    )
    screen.latestTransition = naming.latestTransition
    screen.hasChangedScreenSinceGesture = naming.hasChanged
    header = view.header
    current = screen
    latest = screen
    latestLook = .now
    for excess in view.excess where reportedExcess.insert(excess).inserted {
      warnings.append(excess.warning)
    }
  }

  /// The dialog over the page, if one is open.
  var shownDialog: DialogScreen? {
    guard page?.dialog != nil else { return nil }
    _ = screen
    return dialogScreen
  }

  /// Shows a dialog over the page as it was, with a text in its field; nil to keep the text there.
  func show(_ dialog: PageDialog, entry: String? = nil) {
    tick()
    let known = dialogScreen?.dialog == dialog ? dialogScreen?.entry : nil
    let size = app.viewport
    let shown = DialogScreen(
      dialog,
      entry: entry ?? known ?? dialog.suggestion,
      over: latest,
      in: Rect(0, 0, Double(size.width), Double(size.height))
    )
    dialogScreen = shown
    current = shown.screen
  }

  func forgetDialog() { dialogScreen = nil }

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

  /// Adds warnings to those of the present step.
  func warn(_ new: [String]) { warnings += new }

  /// Turns what the browser reported into warnings, or into a fault if the configuration says so.
  private func noteEvents() {
    for problem in page?.takeProblems() ?? [] {
      if problem.kind == .httpError, !reportedErrors.insert(problem.text).inserted { continue }
      if let kind = problem.kind, app.failingProblems.contains(kind) {
        fault = fault ?? SessionFault(.misconduct, problem.text)
      } else {
        warnings.append(problem.text)
      }
    }
    if let address = page?.takeDeparture() { fault = fault ?? departure(to: address) }
    // The end of the server explains whatever else went wrong.
    if page != nil, let reason = place.endOfServer(of: app) { fault = SessionFault(.crash, reason) }
  }

  /// The fault of a page that led to an address outside the app.
  private func departure(to address: String) -> SessionFault? {
    guard let page, !page.allows(address) else { return nil }
    if address.isOfErrorPage { return failedNavigation(of: page, showing: address) }
    return SessionFault(
      .misconduct,
      "the page led to \(String(address.prefix(200))), \(app.reasonOfRefusal)",
      advice: app.advice(onLeadingTo: address)
    )
  }

  /// The fault of a page that led to an address which the browser can't open.
  private func failedNavigation(
    of page: BrowserPage,
    showing address: String
  ) -> SessionFault? {
    if let reason = place.endOfServer(of: app, within: BrowserPage.serverEndingTime) {
      return SessionFault(.crash, reason)
    }
    let known = page.takeFailedAddress() ?? address.addressOfErrorPage
    guard let target = known ?? page.takeFailedAddress(within: Patience(.seconds(1))) else {
      return SessionFault(.misconduct, "the page led to an address that can't be opened")
    }
    let asksForPassword = page.hasRefusedPage(within: Patience(.milliseconds(300)))
    let status = asksForPassword ? ": 401" : ""
    let message = "the page led to \(target.prefix(200)), which can't be opened\(status)"
    return departure(to: target) ?? SessionFault(.misconduct, message)
  }
}
