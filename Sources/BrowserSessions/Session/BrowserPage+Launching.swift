import AppModelKit
import ProtocolValues
import ScenarioModel
import ScenarioRuntime
import WebDriverClient

/// The steps of a launch.
extension BrowserPage {
  /// Gives the page its clock, language and variables before it is opened.
  func prepare(_ settings: LaunchSettings, clock: DateTime?) throws(LaunchFailure) {
    let variables = LaunchVariables(settings.environment, of: app)
    let commands = variables.commands(in: userContext) + ownScript(clock)
    do throws(PageCommand.Failure) {
      try browser.carryOut(commands, patience(answerTime))
      try beginStoring(variables.values(in: .localStorage))
    } catch {
      if let name = error.command.variable, case .refused = error.fault {
        throw variables.refusal(of: name)
      }
      let reason = reasonInBrowser(of: error.fault) ?? error.fault.description
      throw LaunchFailure("the page could not be prepared: \(reason)")
    }
  }

  private func ownScript(_ date: DateTime?) -> [PageCommand] {
    let clock: PageScript.Clock? =
      app.clock == .virtual ? .virtual(from: date) : date.map { .real(showing: $0) }
    return clock.map { [.preload($0.declaration, in: userContext, sandbox: nil)] } ?? []
  }

  /// Has the documents of the app store values while the launch lasts.
  private func beginStoring(
    _ values: [(name: String, value: String)]
  ) throws(PageCommand.Failure) {
    guard !values.isEmpty else { return }
    let script = PageScript.storing(values, at: app.origins)
    let command = PageCommand.preload(script, in: userContext, sandbox: nil)
    do throws(DriverFault) {
      let answer = try browser.send(command.method, command.parameters, patience(answerTime))
      storingScript = answer["script"].text
    } catch {
      throw PageCommand.Failure(command: command, fault: error)
    }
  }

  /// Lets values that the page removes stay removed.
  func endStoring() {
    guard let storingScript else { return }
    _ = try? browser.begin("script.removePreloadScript", ["script": .text(storingScript)])
  }

  /// The reason of a fault that is neither the address nor an interrupted run; nil for those.
  private func reasonInBrowser(of fault: DriverFault) -> String? {
    if browser.reports.hasCrashed(firstWindow) { return "the page crashed" }
    switch fault {
    case .closed, .unreachable: return browser.process.ending
    case .timedOut: return browser.isAnswering ? nil : "the browser does not answer"
    case .interrupted, .refused, .malformed: return nil
    }
  }

  /// Opens an address with launch arguments, and waits until it is loaded, or asks for something in a
  /// dialog.
  ///
  /// - Returns: The page, if it could be read.
  func open(_ start: String, with arguments: LaunchQuery) throws(LaunchFailure) -> PageView? {
    let address = arguments.added(to: start)
    launchOrigin = WebAddress(address)?.origin
    let view: PageView?
    do throws(DriverFault) {
      view = try load(address, patience(place.request.loadingTime))
    } catch {
      if error == .interrupted, dialog != nil { return nil }
      throw failure(opening: start, at: address, error)
    }
    if let failure = failureOfStatus(opening: start) { throw failure }
    launchOrigin = (view?.header.address).flatMap { WebAddress($0)?.origin }
    launchIndex = view?.header.historyIndex ?? -1
    return view
  }

  /// Loads an address, or the one to which its script leads before it is loaded.
  ///
  /// - Returns: The page, once it counts as loaded, if it could be read.
  private func load(_ address: String, _ patience: Patience) throws(DriverFault) -> PageView? {
    do throws(DriverFault) {
      try browser.send(
        "browsingContext.navigate",
        ["context": .text(firstWindow), "url": .text(address), "wait": "interactive"],
        patience
      )
    } catch {
      guard error.isOfOtherNavigation else { throw error }
    }
    let view = try loadedView(patience)
    if let reason = browser.reports.take(\.loadingFault, of: firstWindow) {
      throw .refused(code: "unknown error", message: reason)
    }
    return view
  }

  /// Something that a page asks for may never come, so only its document has to.
  private func loadedView(_ patience: Patience) throws(DriverFault) -> PageView? {
    var view = try? look(afterFrames: 0)
    while view?.header.isComplete == false {
      try patience.check()
      view = try? next(within: .seconds(1))
    }
    return view
  }

  /// The failure of a page that the server answered with an error, with or without a text.
  private func failureOfStatus(opening start: String) -> LaunchFailure? {
    guard let status = browser.reports.take(\.status, of: firstWindow), status >= 400 else {
      return nil
    }
    return failure(opening: start, because: "\(status)")
  }

  private func failure(opening start: String, because reason: String) -> LaunchFailure {
    LaunchFailure(
      "\(start) could not be opened: \(reason)",
      suggestion: start == app.address.value ? app.adviceOnAddress : nil
    )
  }

  /// The failure of a page that was not loaded, or of another one that it has led to.
  private func failure(
    opening start: String,
    at address: String,
    _ fault: DriverFault
  ) -> LaunchFailure {
    if let reason = place.endOfServer(of: app, within: Self.serverEndingTime) {
      return LaunchFailure(reason)
    }
    if let failure = failureOfStatus(opening: start) { return failure }
    if let reason = reasonInBrowser(of: fault) {
      return LaunchFailure("\(start) could not be opened: \(reason)")
    }
    guard let target = takeFailedAddress(),
      WebAddress(target) != WebAddress(address)
    else {
      return failure(opening: start, because: reason(of: fault))
    }
    let shown = String(target.prefix(200))
    guard allows(target) else {
      return LaunchFailure(
        "\(start) led to \(shown), \(app.reasonOfRefusal)",
        suggestion: app.advice(onLeadingTo: target)
      )
    }
    return LaunchFailure(
      "\(start) led to \(shown), which could not be opened: \(reason(of: fault))"
    )
  }

  private func reason(of fault: DriverFault) -> String {
    guard fault == .timedOut else { return fault.reasonOfLoading }
    let reason = "it was not loaded in \(place.request.loadingTime.wholeSeconds)s"
    let answer = try? evaluate(Self.firstAwaitedFile, in: firstWindow, patience(.seconds(1)))
    guard let address = answer?["value"].text else { return reason }
    return "\(reason); its document waits for \(address.prefix(200))"
  }

  /// The address of the first script or style sheet without which the document can't be ready.
  private static let firstAwaitedFile = """
    (() => {
      const done = new Set(performance.getEntriesByType('resource').map(entry => entry.name));
      return [...document.querySelectorAll('link[rel=stylesheet], script[src]:not([async])')]
        .map(part => part.href ?? part.src).find(address => !done.has(address));
    })()
    """

  /// How long to wait for the end of a server that does not answer.
  static var serverEndingTime: Patience { Patience(.milliseconds(300)) }
}

extension DriverFault {
  /// Whether a page was not loaded because another one began to load in its place.
  fileprivate var isOfOtherNavigation: Bool {
    guard case .refused(_, let message) = self else { return false }
    return message.contains("concurrent navigation")
  }

  /// What Chromium says of a page that was not loaded because its server asks for a password.
  static let passwordReason = "INVALID_AUTH_CREDENTIALS"

  /// The reason why a page was not loaded, in plain words instead of the browser's.
  fileprivate var reasonOfLoading: String {
    guard case .refused(_, let message) = self else { return description }
    let reasons = [
      ("CONNECTION_REFUSED", "connection refused"), ("NAME_NOT_RESOLVED", "unknown host"),
      ("UNKNOWN_HOST", "unknown host"), ("CONNECTION_RESET", "connection reset"),
      ("NET_RESET", "connection reset"), ("EMPTY_RESPONSE", "empty response"),
      ("ADDRESS_UNREACHABLE", "the host can't be reached"),
      (Self.passwordReason, "401"), ("UNSAFE_PORT", "browsers refuse this port"),
      ("deniedPort", "browsers refuse this port"), ("ERR_ABORTED", "the server sent no page"),
      ("BINDING_ABORTED", "the server sent no page"),
      ("TOO_MANY_REDIRECTS", "it redirects in a circle"),
      ("REDIRECT_LOOP", "it redirects in a circle"),
      ("INVALID_HTTP_RESPONSE", "the answer is not HTTP"),
      ("_CERT", "the browser does not trust the certificate"),
      ("SEC_ERROR", "the browser does not trust the certificate"),
      ("SSL_", "no secure connection could be made"),
    ]
    return reasons.first { message.contains($0.0) }?.1 ?? message.firstLine
  }
}
