import ProtocolValues
import ScenarioRuntime
import Synchronization
import WebDriverClient
import WorkerThreads

/// A running browser, which ends when nothing uses it anymore.
///
/// Each session gets its own browser context.
final class Browser: Sendable {
  private let kind: BrowserKind

  /// Whether a command about the browser itself was not answered in time.
  ///
  /// A page that never rests can stop all of Chromium this way.
  private let isStuck = Mutex(false)
  let process: any BrowserProcess
  let reports: PageReports
  private let spare = SparePage()

  /// Opens spare pages; nil if the system has no thread to give.
  private let thread: JobThread?

  /// Starts a browser.
  init(_ request: BrowserRequest) throws(PlaceProblem) {
    let reports = PageReports()
    self.reports = reports
    kind = request.kind
    thread = request.isHeaded || request.kind == .firefox ? nil : JobThread()
    process = try request.start { reports.receive($0) }
    do throws(DriverFault) {
      // How long a browser may take to answer at first, which is slow while others start.
      let patience = request.patience(.seconds(60))
      try Self.subscribe(to: PageReports.events, process.connection, patience)
      let navigationEvents = PageReports.navigationEvents
      if (try? Self.subscribe(to: navigationEvents, process.connection, patience)) != nil {
        reports.noteKnownNavigations()
      }
      // Older drivers do not know all of them. A crashed page then only does not answer.
      for event in process.ownEvents + PageReports.furtherEvents {
        try? process.connection.post("session.subscribe", ["events": [.text(event)]])
      }
    } catch {
      process.end(isAnswering: false)
      throw PlaceProblem(starting: request.kind, error)
    }
  }

  private static func subscribe(
    to events: [String],
    _ connection: BiDiConnection,
    _ patience: Patience
  ) throws(DriverFault) {
    let names = events.map(ProtocolValue.text)
    try connection.send("session.subscribe", ["events": .list(names)], patience)
  }

  deinit { end() }

  /// Whether the browser still accepts commands.
  var isRunning: Bool { !process.connection.isClosed && process.isRunning }

  /// Whether new pages can be opened.
  var isUsable: Bool { isRunning && !isStuck.withLock(\.self) }

  /// Whether the browser itself answers, which may be why a page does not.
  var isAnswering: Bool {
    (try? sendNoting("browser.getUserContexts", [:], Patience(.seconds(3)))) != nil
  }

  /// Notes that a command about the browser itself failed.
  private func note(_ fault: DriverFault) {
    if fault == .timedOut { isStuck.withLock { $0 = true } }
  }

  @discardableResult
  func send(
    _ method: String,
    _ parameters: ProtocolValue,
    _ patience: Patience
  ) throws(DriverFault) -> ProtocolValue {
    try process.connection.send(method, parameters, patience)
  }

  /// Sends a command, whose answer can be waited for later.
  func begin(
    _ method: String,
    _ parameters: ProtocolValue
  ) throws(DriverFault) -> BiDiConnection.Answer {
    try process.connection.begin(method, parameters)
  }

  /// Sends a command of Chromium's own protocol to a target, whose answer can be waited for later.
  ///
  /// See https://chromedevtools.github.io/devtools-protocol/.
  func begin(
    _ method: String,
    on target: String,
    _ parameters: ProtocolValue
  ) throws(DriverFault) -> BiDiConnection.Answer {
    try begin("goog:cdp.sendCommand", Self.command(method, on: target, parameters))
  }

  /// Sends such a command and does not wait for its answer, which may never come.
  func post(
    _ method: String,
    on target: String,
    _ parameters: ProtocolValue
  ) throws(DriverFault) {
    try process.connection.post(
      "goog:cdp.sendCommand",
      Self.command(method, on: target, parameters)
    )
  }

  private static func command(
    _ method: String,
    on target: String,
    _ parameters: ProtocolValue
  ) -> ProtocolValue {
    ["session": .text(target), "method": .text(method), "params": parameters]
  }

  /// Sends a command about the browser itself, which must be answered in time.
  private func sendNoting(
    _ method: String,
    _ parameters: ProtocolValue,
    _ patience: Patience
  ) throws(DriverFault) -> ProtocolValue {
    do throws(DriverFault) {
      return try send(method, parameters, patience)
    } catch {
      note(error)
      throw error
    }
  }

  /// An empty page, without cookies and without anything stored.
  func emptyPage(
    _ preparation: PagePreparation,
    _ patience: Patience
  ) throws(DriverFault) -> EmptyPage {
    if let page = spare.take(patience) {
      if page.preparation == preparation, !reports.hasCrashed(page.window) { return page }
      remove(page)
    }
    return try openEmptyPage(preparation, patience)
  }

  /// Begins to open the page of the next launch, in a browser that shows no windows.
  ///
  /// Most test cases are followed by one of the same app. Firefox would take the focus from the page
  /// in front.
  func openSparePage(_ preparation: PagePreparation) {
    guard let thread else { return }
    spare.open(on: thread) { [self] () throws(DriverFault) in
      try openEmptyPage(preparation, Patience(Self.openingTime))
    }
  }

  /// How long the browser may take to open an empty page, which is slow while others start.
  static let openingTime = Duration.seconds(20)

  private func openEmptyPage(
    _ preparation: PagePreparation,
    _ patience: Patience
  ) throws(DriverFault) -> EmptyPage {
    let userContext = try makeUserContext(patience)
    let window = try makeTab(in: userContext, patience)
    let target = process.target(of: window, patience)
    reports.begin(window, target: target)
    let page = EmptyPage(
      userContext: userContext,
      window: window,
      target: target,
      preparation: preparation
    )
    do throws(PageCommand.Failure) {
      try carryOut(preparation.commands(for: window, in: userContext), patience)
    } catch {
      remove(page)
      throw error.fault
    }
    return page
  }

  /// Makes a context whose cookies and storage are empty.
  private func makeUserContext(_ patience: Patience) throws(DriverFault) -> String {
    let answer = try sendNoting("browser.createUserContext", [:], patience)
    guard let context = answer["userContext"].text else { throw .malformed("no user context") }
    // Older browsers save downloads to the profile, which is removed with it.
    try? process.connection.post(
      "browser.setDownloadBehavior",
      ["downloadBehavior": ["type": "denied"], "userContexts": [.text(context)]]
    )
    return context
  }

  /// Opens an empty page.
  ///
  /// Firefox draws only the front tab of a window, so that each page needs a window of its own.
  private func makeTab(in userContext: String, _ patience: Patience) throws(DriverFault) -> String {
    let answer = try sendNoting(
      "browsingContext.create",
      ["type": kind == .firefox ? "window" : "tab", "userContext": .text(userContext)],
      patience
    )
    guard let context = answer["context"].text else { throw .malformed("no tab") }
    return context
  }

  /// Removes a page with everything that it has stored, and waits until it is gone.
  ///
  /// No page of an earlier test case may run beside the next one.
  func remove(_ page: EmptyPage) {
    reports.end(page.window)
    guard isRunning else { return }
    _ = try? sendNoting(
      "browser.removeUserContext",
      ["userContext": .text(page.userContext)],
      Patience(.seconds(5))
    )
  }

  func end() { process.end(isAnswering: isUsable) }
}
