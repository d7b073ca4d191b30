import Glibc
import ProtocolValues
import ScenarioModel
import ScenarioRuntime
import WebDriverClient

/// A Chromium with the ChromeDriver that drives it.
final class DriverProcess: BrowserProcess {
  let connection: BiDiConnection
  private let session: DriverSession
  private let child: ChildProcess

  /// Whether the browser must end by itself, rather than with its process group.
  ///
  /// It takes a third of a second to do so. It only writes its profile, which is removed, unless the
  /// user's options make it write other files.
  private let endsItself: Bool
  let warnings: [String]

  /// Starts the driver, and the browser through it.
  init(
    _ request: BrowserRequest,
    onEvent: @escaping @Sendable (BiDiConnection.Event) -> Void
  ) throws(PlaceProblem) {
    let programs = try BrowserPrograms(request)
    let driver = programs.driver ?? ""
    child = try ChildProcess([driver, "--port=0"])
    let port = try child.printed(driver, for: request, Self.port)
    guard let address = WebAddress("http://127.0.0.1:\(port)") else {
      throw PlaceProblem("'\(driver)' listens on no port")
    }
    let isRoot = geteuid() == 0
    warnings = isRoot ? ["\(request.kind.rawValue) runs as root, so without its sandbox"] : []
    let profile = "\(child.folder.path)/profile"
    let capabilities = Self.capabilities(request, programs.browser, profile, isRoot: isRoot)
    do throws(DriverFault) {
      // A browser that has begun to start can be ended only once the driver has named it.
      let isInterrupted = Patience.afterGrace(request.isInterrupted)
      let patience = Patience(.seconds(60), isInterrupted: isInterrupted)
      session = try DriverSession(at: address, wanting: capabilities, patience)
    } catch {
      throw PlaceProblem(starting: request, driver, error)
    }
    let group = session.capabilities["goog:processID"].integer
    if let group { child.add(processGroup: group) }
    endsItself = group == nil || request.settings?.options.isEmpty == false
    connection = try Self.connect(to: session, for: request, driver, onEvent)
  }

  /// The port in the driver's first lines of output, once the line is complete.
  private static func port(in log: String) -> Int? {
    guard let told = log.firstRange(of: "started successfully on port ") else { return nil }
    let digits = log[told.upperBound...].prefix { $0.isNumber }
    return digits.endIndex < log.endIndex ? Int(digits) : nil
  }

  private static func connect(
    to session: DriverSession,
    for request: BrowserRequest,
    _ driver: String,
    _ onEvent: @escaping @Sendable (BiDiConnection.Event) -> Void
  ) throws(PlaceProblem) -> BiDiConnection {
    guard let address = session.capabilities["webSocketUrl"].text.flatMap(WebAddress.init) else {
      throw PlaceProblem("\(driver) does not speak WebDriver BiDi")
    }
    do throws(DriverFault) {
      return try BiDiConnection(to: address, request.patience(.seconds(20)), onEvent: onEvent)
    } catch {
      throw PlaceProblem(starting: request.kind, error)
    }
  }

  private static func capabilities(
    _ request: BrowserRequest,
    _ browser: String,
    _ profile: String,
    isRoot: Bool
  ) -> ProtocolValue {
    // The driver waits for ever for the frames of a page that was kept for going back.
    var options = [
      "--disable-dev-shm-usage", "--no-first-run", "--disable-back-forward-cache",
      "--user-data-dir=\(profile)",
    ]
    if !request.isHeaded { options.append("--headless=new") }
    // Chromium refuses to start as root with its sandbox.
    if isRoot { options.append("--no-sandbox") }
    options += request.settings?.options ?? []
    return [
      "browserName": "chrome", "webSocketUrl": true,
      "unhandledPromptBehavior": ["default": "ignore", "beforeUnload": "ignore"],
      "goog:chromeOptions": [
        "binary": .text(browser), "args": .list(options.map(ProtocolValue.text)),
      ],
    ]
  }

  var capabilities: ProtocolValue { session.capabilities }

  var isRunning: Bool { child.status == nil }

  /// The connection is closed a moment before it shows that the driver has ended.
  var ending: String {
    let status = try? Polling.wait(Patience(.milliseconds(200))) { child.status }
    return status == nil ? "the browser ended" : "the browser's driver ended"
  }

  /// Crashes, further targets, and the log.
  ///
  /// The driver's own event of the log names the parts of objects, for which it asks the page. While a
  /// dialog keeps that from answering, all later events and answers wait.
  let ownEvents = [
    "goog:cdp.Inspector.targetCrashed", "goog:cdp.Target.attachedToTarget",
    "goog:cdp.Runtime.consoleAPICalled", "goog:cdp.Runtime.exceptionThrown",
  ]

  func target(of window: String, _ patience: Patience) -> String? {
    let context: ProtocolValue = ["context": .text(window)]
    return try? connection.send("goog:cdp.getSession", context, patience)["session"].text
  }

  /// Reports the window's worlds to the driver once more.
  ///
  /// The driver misses those of a window that has an opener, and then waits for them forever.
  func wake(_ window: String) {
    let patience = Patience(.seconds(2))
    guard let target = target(of: window, patience) else { return }
    for method in ["Runtime.disable", "Runtime.enable"] {
      let command: ProtocolValue = ["session": .text(target), "method": .text(method)]
      _ = try? connection.send("goog:cdp.sendCommand", command, patience)
    }
  }

  func end(isAnswering: Bool) {
    connection.close()
    if isAnswering, endsItself { closeBrowser() }
    child.end()
  }

  private func closeBrowser() {
    _ = try? session.send("DELETE", "", nil, Patience(.seconds(5)))
  }
}

extension PlaceProblem {
  /// Describes in one line why a browser did not start; the driver reports it in many lines.
  init(starting request: BrowserRequest, _ driver: String, _ fault: DriverFault) {
    let kind = request.kind
    if fault == .interrupted {
      self.init(starting: kind, fault)
      return
    }
    // There is no such log.
    let reason = fault.description
      .replacing(". Examine ChromeDriver verbose log to determine the cause.", with: "")
    if case .refused(_, let message) = fault, let versions = Self.versions(in: message) {
      self.init(
        "\(kind.driver ?? driver) \(versions.driver) cannot drive \(kind.rawValue) \(versions.browser)"
      )
    } else {
      self.init("\(kind.rawValue) did not start: \(reason)", advice: request.adviceOnDisplay)
    }
  }

  /// Describes why a browser did not start, or only that the run was interrupted, at whatever moment.
  init(starting kind: BrowserKind, _ fault: DriverFault) {
    self.init(fault == .interrupted ? "\(fault)" : "\(kind.rawValue) did not start: \(fault)")
  }

  /// `session not created: This version of ChromeDriver only supports Chrome version 156`, and in
  /// the next sentence the browser's own.
  private static func versions(in reason: String) -> (driver: String, browser: String)? {
    guard let driver = number(after: "only supports Chrome version ", in: reason) else {
      return nil
    }
    return (
      driver, number(after: "Current browser version is ", in: reason) ?? "of another version"
    )
  }

  private static func number(after words: String, in text: String) -> String? {
    guard let range = text.firstRange(of: words) else { return nil }
    let number = text[range.upperBound...].prefix { $0.isNumber }
    return number.isEmpty ? nil : String(number)
  }
}
