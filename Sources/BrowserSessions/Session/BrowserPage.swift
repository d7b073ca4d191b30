import AppModelKit
import ProtocolValues
import ScenarioModel
import ScenarioRuntime
import WebDriverClient

/// A page in its own browser context, with the windows that it opens.
///
/// Its cookies and storage are private and removed with it.
final class BrowserPage {
  let app: WebApp
  let place: BrowserPlace
  let browser: Browser
  private let empty: EmptyPage
  let isInterrupted: @Sendable () -> Bool

  /// How long the page may take to answer; longer for a step with a longer timeout.
  var answerTime: Duration

  /// The site that the launch opened, and its place in the history.
  var launchOrigin: String?
  var launchIndex = -1

  /// The script that stores the values of the launch, as the browser names it; nil without values.
  var storingScript: String?

  /// The windows that are ready for commands.
  var readyWindows: Set<String>

  /// What the page takes Chromium's mouse for.
  enum Mouse {
    case mouse
    case finger
  }

  var mouse = Mouse.mouse

  /// The frame of each element of the latest view; nil if none of them is in a frame.
  var origins: [ElementOrigin]?

  init(
    of app: WebApp,
    in place: BrowserPlace,
    answeringWithin answerTime: Duration,
    isInterrupted: @escaping @Sendable () -> Bool
  ) throws(LaunchFailure) {
    self.app = app
    self.place = place
    self.answerTime = answerTime
    self.isInterrupted = isInterrupted
    do throws(PlaceProblem) {
      browser = try place.browser()
    } catch {
      throw LaunchFailure(error.reason, suggestion: error.advice)
    }
    do throws(DriverFault) {
      let patience = Patience(Browser.openingTime, isInterrupted: isInterrupted)
      empty = try browser.emptyPage(PagePreparation(of: app), patience)
    } catch {
      throw LaunchFailure("the browser gave no page: \(error)")
    }
    readyWindows = [empty.window]
  }

  /// Closes the page and removes everything that it has stored.
  func close() { browser.remove(empty) }

  /// Begins to open the page of the next launch.
  func openNext() { browser.openSparePage(empty.preparation) }

  var userContext: String { empty.userContext }

  /// The page's first window, after which the browser's reports name the page.
  var firstWindow: String { empty.window }

  /// The page's first window as the browser's own protocol names it; nil if the browser has none.
  var target: String? { empty.target }

  /// The page script as a function.
  var script: String { empty.preparation.script }

  /// The problems of the page since the last call.
  func takeProblems() -> [BrowserProblem] { browser.reports.takeProblems(of: firstWindow) }

  /// The first address since the last call that a window began to load and that is outside the app.
  ///
  /// A test case may end before such an address is shown.
  func takeDeparture() -> String? {
    browser.reports.takeDestinations(of: firstWindow).first { address in
      ["http", "https"].contains(WebAddress(address)?.scheme) && !allows(address)
    }
  }

  /// The address that could not be opened in a window, if there was one since the last call.
  func takeFailedAddress() -> String? { browser.reports.take(\.failedAddress, of: firstWindow) }

  /// The same, or the address outside the app that a window began to load; waits for the browser to name it.
  ///
  /// A browser may show its page about the error first.
  func takeFailedAddress(within patience: Patience) -> String? {
    while true {
      if let address = takeFailedAddress() ?? takeDeparture() ?? unreachableAddress {
        return address
      }
      guard (try? patience.check()) != nil else { return nil }
      Polling.pause()
    }
  }

  /// Whether the latest page could not be loaded because its server asks for a password.
  ///
  /// A browser may show its page about the error before it says why.
  func hasRefusedPage(within patience: Patience) -> Bool {
    let reason = try? Polling.wait(patience) { () throws(PlaceProblem) in
      browser.reports.latestLoadingFault(of: firstWindow)
    }
    return reason?.contains(DriverFault.passwordReason) ?? false
  }

  /// The address that the first window could not load, as Chromium's own protocol says; nil elsewhere.
  ///
  /// There is no event about an address to which a page leads before it is loaded.
  private var unreachableAddress: String? {
    guard let target else { return nil }
    let answer = try? browser.begin("Page.getFrameTree", on: target, [:]).wait(patience(answerTime))
    return answer?["result"]["frameTree"]["frame"]["unreachableUrl"].text
  }

  /// The dialog that keeps the page from answering, if one is open.
  var dialog: PageDialog? { browser.reports.dialog(of: firstWindow) }

  /// The window that scenarios see: the newest one.
  var frontWindow: String { browser.reports.frontWindow(of: firstWindow) ?? firstWindow }

  /// Whether the window in front is at an address and loading another one, as far as the browser says so.
  ///
  /// Chromium does not report all ends of navigations in windows that a page has opened.
  func isLeaving(_ address: String) -> Bool {
    guard let coming = browser.reports.comingAddress(of: frontWindow, of: firstWindow)
    else { return false }
    return WebAddress(coming) != WebAddress(address)
  }

  /// Whether the page may be at an address; a document that it has made has one of its own: `blob:http://...`.
  func allows(_ address: String) -> Bool {
    guard let origin = WebAddress(String(address.trimmingPrefix("blob:")))?.origin else {
      return address.hasPrefix("about:") && !address.isOfErrorPage || address.isEmpty
    }
    return app.allows(origin: origin)
  }
}
