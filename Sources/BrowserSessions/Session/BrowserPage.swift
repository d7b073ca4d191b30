import AppModelKit
import ProtocolValues
import ScenarioModel
import ScenarioRuntime
import WebDriverClient

/// A page in its own browser context.
///
/// Its cookies and storage are private and removed with it.
final class BrowserPage {
  private let app: WebApp
  private let browser: Browser
  private let userContext: String
  private let isInterrupted: @Sendable () -> Bool
  let context: String
  private let script: String

  /// The site that the launch opened.
  private(set) var launchOrigin: String?
  private(set) var launchIndex = -1

  private let answerTime: Duration

  /// How long a page may take to load.
  private static let loadingTime = Duration.seconds(30)

  init(
    of app: WebApp,
    in place: BrowserPlace,
    isInterrupted: @escaping @Sendable () -> Bool
  ) throws(LaunchFailure) {
    self.app = app
    self.isInterrupted = isInterrupted
    answerTime = place.request.answerTime
    script = PageScript.declaration(for: app)
    do throws(PlaceProblem) {
      browser = try place.browser()
    } catch {
      throw LaunchFailure(error.reason, suggestion: error.advice)
    }
    do throws(DriverFault) {
      let patience = Patience(answerTime, isInterrupted: isInterrupted)
      userContext = try browser.makeUserContext(patience)
      context = try browser.makeTab(in: userContext, patience)
    } catch {
      throw LaunchFailure("the browser gave no page: \(error)")
    }
  }

  /// Closes the page and removes everything that it has stored.
  func close() { browser.removeUserContext(userContext, context: context) }

  /// The problems of the page since the last call.
  func takeProblems() -> [BrowserProblem] { browser.takeProblems(of: context) }

  /// Whether the page may be at an address.
  func allows(_ address: String) -> Bool {
    guard let origin = WebAddress(address)?.origin else {
      return address.hasPrefix("about:") && !address.isOfErrorPage || address.isEmpty
    }
    let allowed = app.allowedOrigins?.map(\.value) ?? [app.address.value]
    return allowed.contains { WebAddress($0)?.origin == origin }
  }
}

/// The steps of a launch.
extension BrowserPage {
  /// Gives the page its size, clock, language and variables before it is opened.
  func prepare(_ settings: LaunchSettings, clock: DateTime?) throws(LaunchFailure) {
    do throws(DriverFault) {
      try setViewport()
      try addScript(script, sandbox: PageScript.sandbox)
      try setLocale(settings.environment)
      try setCookies(settings.environment)
      let values = settings.environment.filter { app.environment[$0.key] == .localStorage }
      let preparation = PageScript.preparation(
        clock: clock,
        localValues: values.map { ($0.key, $0.value) }
      )
      if let preparation { try addScript(preparation, sandbox: nil) }
    } catch {
      throw LaunchFailure("the page could not be prepared: \(error)")
    }
  }

  private func setViewport() throws(DriverFault) {
    let viewport = app.viewport
    try send(
      "browsingContext.setViewport",
      [
        "viewport": [
          "width": .number(Double(viewport.width)), "height": .number(Double(viewport.height)),
        ],
        "devicePixelRatio": .number(Double(viewport.scale)),
      ]
    )
    // Some browsers do not support this command yet; most pages behave the same without it.
    if viewport.isTouched {
      _ = try? browser.send(
        "emulation.setTouchOverride",
        ["contexts": [.text(context)], "maxTouchPoints": 1],
        patience(answerTime)
      )
    }
  }

  private func addScript(_ declaration: String, sandbox: String?) throws(DriverFault) {
    var parameters: [String: ProtocolValue] = [
      "functionDeclaration": .text(declaration), "contexts": [.text(context)],
    ]
    if let sandbox { parameters["sandbox"] = .text(sandbox) }
    try browser.send("script.addPreloadScript", .mapping(parameters), patience(answerTime))
  }

  private func setLocale(_ environment: [String: String]) throws(DriverFault) {
    if let language = environment["LANG"]?.prefix(while: { $0 != "." }), !language.isEmpty {
      let locale = language.replacing("_", with: "-")
      try emulate("emulation.setLocaleOverride", ["locale": .text(String(locale))])
    }
    if let zone = environment["TZ"] {
      try emulate("emulation.setTimezoneOverride", ["timezone": .text(zone)])
    }
  }

  private func emulate(_ method: String, _ values: [String: ProtocolValue]) throws(DriverFault) {
    let parameters = values.merging(["contexts": [.text(context)]]) { $1 }
    try browser.send(method, .mapping(parameters), patience(answerTime))
  }

  private func setCookies(_ environment: [String: String]) throws(DriverFault) {
    let host = WebAddress(app.address.value)?.host ?? ""
    for (name, value) in environment where app.environment[name] == .cookie {
      try browser.send(
        "storage.setCookie",
        [
          "cookie": [
            "name": .text(name), "domain": .text(host),
            "value": ["type": "string", "value": .text(value)],
          ],
          "partition": ["type": "storageKey", "userContext": .text(userContext)],
        ],
        patience(answerTime)
      )
    }
  }

  /// Opens an address and waits until it is loaded.
  func open(_ address: String) throws(LaunchFailure) {
    do throws(DriverFault) {
      try browser.send(
        "browsingContext.navigate",
        ["context": .text(context), "url": .text(address), "wait": "complete"],
        patience(Self.loadingTime)
      )
    } catch {
      throw LaunchFailure("\(app.address.value) could not be opened: \(error.reasonOfLoading)")
    }
    if let status = browser.takeStatus(of: context), status >= 400 {
      throw LaunchFailure("\(app.address.value) could not be opened: \(status)")
    }
    let header = try? look(afterFrames: 0).header
    launchOrigin = header.flatMap { WebAddress($0.address)?.origin }
    launchIndex = header?.historyIndex ?? -1
  }
}

extension DriverFault {
  /// The reason why a page was not loaded, in plain words instead of the browser's.
  fileprivate var reasonOfLoading: String {
    guard case .refused(_, let message) = self else {
      return self == .timedOut ? "it was not loaded in 30s" : description
    }
    let reasons = [
      ("CONNECTION_REFUSED", "connection refused"), ("NAME_NOT_RESOLVED", "unknown host"),
      ("UNKNOWN_HOST", "unknown host"), ("CONNECTION_RESET", "connection reset"),
      ("NET_RESET", "connection reset"), ("EMPTY_RESPONSE", "empty response"),
      ("ADDRESS_UNREACHABLE", "the host can't be reached"),
      ("UNSAFE_PORT", "browsers refuse this port"), ("deniedPort", "browsers refuse this port"),
    ]
    return reasons.first { message.contains($0.0) }?.1 ?? message.firstLine
  }
}

/// Calls of the page script.
extension BrowserPage {
  func patience(_ time: Duration) -> Patience { Patience(time, isInterrupted: isInterrupted) }

  @discardableResult
  func send(
    _ method: String,
    _ parameters: [String: ProtocolValue]
  ) throws(DriverFault) -> ProtocolValue {
    let complete = parameters.merging(["context": .text(context)]) { $1 }
    return try browser.send(method, .mapping(complete), patience(answerTime))
  }

  /// Calls a function of the page script.
  ///
  /// Retries while a navigation has just removed the script.
  func call(_ call: String, for time: Duration = .zero) throws(SessionFault) -> ProtocolValue {
    let patience = patience(time + answerTime)
    while true {
      do throws(DriverFault) {
        let answer = try evaluate("globalThis.__rehearse ? __rehearse.\(call) : null", patience)
        if answer["type"].text != "null" { return answer["value"] }
        _ = try evaluate("(\(script))(), 0", patience)
      } catch {
        if !error.isOfNavigation { throw fault(of: error) }
        do throws(DriverFault) { try patience.check() } catch { throw fault(of: error) }
        _ = try? wait(forAnInstant: patience)
      }
    }
  }

  private func wait(forAnInstant patience: Patience) throws(PlaceProblem) {
    var isFirst = true
    _ = try Polling.wait(patience) { () throws(PlaceProblem) -> Bool? in
      defer { isFirst = false }
      return isFirst ? nil : true
    }
  }

  private func evaluate(
    _ expression: String,
    _ patience: Patience
  ) throws(DriverFault) -> ProtocolValue {
    let answer = try browser.send(
      "script.evaluate",
      [
        "expression": .text(expression), "awaitPromise": true,
        "target": ["context": .text(context), "sandbox": .text(PageScript.sandbox)],
      ],
      patience
    )
    if answer["type"].text == "exception" {
      throw .malformed(answer["exceptionDetails"]["text"].text ?? "")
    }
    return answer["result"]
  }

  /// Converts a driver's fault to a session's fault.
  func fault(of fault: DriverFault) -> SessionFault {
    if fault == .timedOut, let text = browser.prompt(of: context) {
      return SessionFault(
        .misconduct,
        "the page shows the dialog '\(text.firstLine)', which scenarios can't answer"
      )
    }
    return switch fault {
    case .interrupted: .interrupted
    case .closed, .unreachable: SessionFault(.crash, "the browser ended")
    case .timedOut where browser.hasCrashed(context): SessionFault(.crash, "the page crashed")
    case .timedOut:
      SessionFault(
        .misconduct,
        "the page did not answer for \(answerTime.wholeSeconds)s: its script is busy"
      )
    case .refused, .malformed: SessionFault(.crash, "the page is gone: \(fault)")
    }
  }

  /// Parses the script's text.
  private func reading(_ text: Substring) throws(SessionFault) -> PageReading {
    guard let reading = PageReading(text) else {
      throw SessionFault(.crash, "the page's answer can't be read")
    }
    return reading
  }

  func look(afterFrames count: Int) throws(SessionFault) -> PageReading {
    try reading((try call("look(\(count))").text ?? "")[...])
  }

  /// The page at its next change, or at a timeout.
  func next(within time: Duration) throws(SessionFault) -> PageReading {
    let milliseconds = max(1, Int(time.seconds * 1_000))
    return try reading((try call("next(\(milliseconds))", for: time).text ?? "").dropFirst())
  }

  /// Whether a touch that was aimed reached its element, and the page after it.
  func landing() throws(SessionFault) -> (hasMissed: Bool, reading: PageReading) {
    let text = try call("landed(2)").text ?? ""
    return (text.hasPrefix("m"), try reading(text.dropFirst()))
  }

  func adjust(_ element: Int, to value: String) throws(SessionFault) -> Bool {
    try call("adjust(\(element), \(value.scriptLiteral))").boolean ?? false
  }

  func reveal(_ element: Int) throws(SessionFault) -> Bool {
    try call("reveal(\(element))").boolean ?? false
  }

  func awaitScrolling() throws(SessionFault) { _ = try call("scrolled()") }
}
