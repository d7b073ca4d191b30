import AppModelKit
import ProtocolValues
import ScenarioModel
import ScenarioRuntime
import WebDriverClient

/// The steps of a launch.
extension BrowserPage {
  /// Gives the page its size, clock, language and variables before it is opened.
  func prepare(_ settings: LaunchSettings, clock: DateTime?) throws(LaunchFailure) {
    do throws(DriverFault) {
      try setViewport(of: firstWindow)
      try setTouch()
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

  /// Gives a window the size that the app wants.
  func setViewport(of window: String) throws(DriverFault) {
    let viewport = app.viewport
    try browser.send(
      "browsingContext.setViewport",
      [
        "context": .text(window),
        "viewport": [
          "width": .number(Double(viewport.width)), "height": .number(Double(viewport.height)),
        ],
        "devicePixelRatio": .number(Double(viewport.scale)),
      ],
      patience(answerTime)
    )
  }

  /// Tells pages that there is a finger.
  ///
  /// Some browsers do not support this command yet; most pages behave the same without it.
  private func setTouch() throws(DriverFault) {
    guard app.viewport.isTouched else { return }
    _ = try? emulate("emulation.setTouchOverride", ["maxTouchPoints": 1])
  }

  private func addScript(_ declaration: String, sandbox: String?) throws(DriverFault) {
    var parameters: [String: ProtocolValue] = [
      "functionDeclaration": .text(declaration), "userContexts": [.text(userContext)],
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
    let parameters = values.merging(["userContexts": [.text(userContext)]]) { $1 }
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

  /// Opens an address and waits until it is loaded, or asks for something in a dialog.
  func open(_ address: String) throws(LaunchFailure) {
    do throws(DriverFault) {
      try browser.send(
        "browsingContext.navigate",
        ["context": .text(firstWindow), "url": .text(address), "wait": "complete"],
        patience(Self.loadingTime)
      )
    } catch {
      if error == .interrupted, dialog != nil {
        launchOrigin = WebAddress(address)?.origin
        return
      }
      throw LaunchFailure("\(app.address.value) could not be opened: \(error.reasonOfLoading)")
    }
    if let status = browser.takeStatus(of: firstWindow), status >= 400 {
      throw LaunchFailure("\(app.address.value) could not be opened: \(status)")
    }
    let header = try? look(afterFrames: 0).header
    launchOrigin = header.flatMap { WebAddress($0.address)?.origin }
    launchIndex = header?.historyIndex ?? -1
  }

  /// How long a page may take to load.
  private static let loadingTime = Duration.seconds(30)
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
