import ProtocolValues
import ScenarioModel
import ScenarioRuntime
import Synchronization
import WebDriverClient

/// A problem of a page that the browser reported.
struct BrowserProblem: Sendable {
  let kind: WebApp.PageProblem
  let text: String
}

/// A running browser.
///
/// Each session gets its own browser context.
final class Browser: Sendable {
  private let kind: BrowserKind
  private let process: any BrowserProcess
  private let reports: PageReports

  /// Starts a browser.
  init(_ request: BrowserRequest) throws(PlaceProblem) {
    let reports = PageReports()
    self.reports = reports
    kind = request.kind
    process = try request.start { reports.receive($0) }
    do throws(DriverFault) {
      try process.connection.send(
        "session.subscribe",
        ["events": .list(PageReports.events.map(ProtocolValue.text))],
        Patience(.seconds(20))
      )
    } catch {
      process.end()
      throw PlaceProblem("\(request.kind.rawValue) did not start: \(error)")
    }
  }

  var warnings: [String] { process.warnings }

  /// The browser's own name.
  var name: String? { process.capabilities["browserName"].text }

  var version: String? { process.capabilities["browserVersion"].text }

  /// Whether the browser still accepts commands.
  var isRunning: Bool { !process.connection.isClosed && process.isRunning }

  @discardableResult
  func send(
    _ method: String,
    _ parameters: ProtocolValue,
    _ patience: Patience
  ) throws(DriverFault) -> ProtocolValue {
    try process.connection.send(method, parameters, patience)
  }

  /// Makes a context whose cookies and storage are empty.
  func makeUserContext(_ patience: Patience) throws(DriverFault) -> String {
    let answer = try send("browser.createUserContext", [:], patience)
    guard let context = answer["userContext"].text else { throw .malformed("no user context") }
    // Older browsers save downloads to the profile, which is removed with it.
    _ = try? send(
      "browser.setDownloadBehavior",
      ["downloadBehavior": ["type": "denied"], "userContexts": [.text(context)]],
      patience
    )
    return context
  }

  /// Opens an empty page.
  ///
  /// Firefox draws only the front tab of a window, so that each page needs a window of its own.
  func makeTab(in userContext: String, _ patience: Patience) throws(DriverFault) -> String {
    let answer = try send(
      "browsingContext.create",
      ["type": kind == .firefox ? "window" : "tab", "userContext": .text(userContext)],
      patience
    )
    guard let context = answer["context"].text else { throw .malformed("no tab") }
    reports.begin(context)
    return context
  }

  func removeUserContext(_ userContext: String, context: String) {
    reports.end(context)
    guard isRunning else { return }
    _ = try? send(
      "browser.removeUserContext",
      ["userContext": .text(userContext)],
      Patience(.seconds(5))
    )
  }

  func takeProblems(of context: String) -> [BrowserProblem] { reports.takeProblems(of: context) }

  /// The status of the latest page of a context.
  func takeStatus(of context: String) -> Int? { reports.takeStatus(of: context) }

  /// The text of the page's open dialog; nil if no dialog is open.
  func prompt(of context: String) -> String? { reports.prompt(of: context) }

  /// Whether a page has crashed.
  func hasCrashed(_ context: String) -> Bool { process.hasCrashed(context) }

  func end() { process.end() }
}
