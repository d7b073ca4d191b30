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
  private let driver: DriverProcess
  private let connection: BiDiConnection
  private let reports: PageReports

  /// Starts a browser.
  init(_ request: BrowserRequest) throws(PlaceProblem) {
    driver = try DriverProcess(request)
    let reports = PageReports()
    self.reports = reports
    guard let address = driver.session.capabilities["webSocketUrl"].text.flatMap(WebAddress.init)
    else { throw PlaceProblem("\(request.kind.driver) does not speak WebDriver BiDi") }
    let patience = Patience(.seconds(20))
    do throws(DriverFault) {
      connection = try BiDiConnection(to: address, patience) { reports.receive($0) }
      try connection.send(
        "session.subscribe",
        [
          "events": [
            "log.entryAdded", "network.responseCompleted", "browsingContext.userPromptOpened",
          ]
        ],
        patience
      )
    } catch {
      driver.end()
      throw PlaceProblem("\(request.kind.rawValue) did not start: \(error)")
    }
  }

  var warnings: [String] { driver.warnings }

  /// The browser's own name.
  var name: String? { driver.session.capabilities["browserName"].text }

  var version: String? { driver.session.capabilities["browserVersion"].text }

  /// Whether the browser still accepts commands.
  var isRunning: Bool { !connection.isClosed && driver.isRunning }

  @discardableResult
  func send(
    _ method: String,
    _ parameters: ProtocolValue,
    _ patience: Patience
  ) throws(DriverFault) -> ProtocolValue {
    try connection.send(method, parameters, patience)
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

  func makeTab(in userContext: String, _ patience: Patience) throws(DriverFault) -> String {
    let answer = try send(
      "browsingContext.create",
      ["type": "tab", "userContext": .text(userContext)],
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

  /// Whether a tab has crashed.
  ///
  /// Only the classic protocol reports this.
  func hasCrashed(_ context: String) -> Bool {
    let patience = Patience(.seconds(3))
    do throws(DriverFault) {
      try driver.session.send("POST", "/window", ["handle": .text(context)], patience)
      try driver.session.send("GET", "/title", nil, patience)
      return false
    } catch {
      if case .refused(_, let message) = error { return message.contains("crash") }
      return !isRunning
    }
  }

  func end() {
    connection.close()
    driver.end()
  }
}
