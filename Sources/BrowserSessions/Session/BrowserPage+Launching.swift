import AppModelKit
import ProtocolValues
import ScenarioModel
import ScenarioRuntime
import WebDriverClient

/// A command that prepares a page before it is opened.
private struct Preparation {
  let method: String
  let parameters: ProtocolValue

  /// Whether the launch goes on without it, because not every browser supports the command.
  var isOptional = false
}

/// The steps of a launch.
extension BrowserPage {
  /// Gives the page its size, clock, language and variables before it is opened.
  ///
  /// The browser gets all commands at once, because each one alone takes a moment.
  func prepare(_ settings: LaunchSettings, clock: DateTime?) throws(LaunchFailure) {
    let preparations = preparations(settings, clock)
    do throws(DriverFault) {
      var answers: [BiDiConnection.Answer] = []
      for preparation in preparations {
        answers.append(try browser.begin(preparation.method, preparation.parameters))
      }
      for (preparation, answer) in zip(preparations, answers) {
        try wait(for: answer, of: preparation)
      }
    } catch {
      throw LaunchFailure("the page could not be prepared: \(error)")
    }
  }

  private func wait(
    for answer: BiDiConnection.Answer,
    of preparation: Preparation
  ) throws(DriverFault) {
    do throws(DriverFault) {
      try answer.wait(patience(answerTime))
    } catch {
      if preparation.isOptional, case .refused = error { return }
      throw error
    }
  }

  private func preparations(_ settings: LaunchSettings, _ clock: DateTime?) -> [Preparation] {
    let values = settings.environment.filter { app.environment[$0.key] == .localStorage }
    let ownScript = PageScript.preparation(
      clock: app.clock == .virtual ? .virtual(from: clock) : clock.map { .real(shiftedTo: $0) },
      localValues: values.map { ($0.key, $0.value) }
    )
    return [viewport(of: firstWindow), preload(script, sandbox: PageScript.sandbox)]
      + (app.viewport.isTouched ? [touch] : []) + locale(settings.environment)
      + cookies(settings.environment) + (ownScript.map { [preload($0, sandbox: nil)] } ?? [])
  }

  /// Gives a window the size that the app wants.
  func setViewport(of window: String) throws(DriverFault) {
    let preparation = viewport(of: window)
    try browser.send(preparation.method, preparation.parameters, patience(answerTime))
  }

  private func viewport(of window: String) -> Preparation {
    let viewport = app.viewport
    return Preparation(
      method: "browsingContext.setViewport",
      parameters: [
        "context": .text(window),
        "viewport": [
          "width": .number(Double(viewport.width)), "height": .number(Double(viewport.height)),
        ],
        "devicePixelRatio": .number(Double(viewport.scale)),
      ]
    )
  }

  /// Tells pages that there is a finger.
  ///
  /// Most pages behave the same without it.
  private var touch: Preparation {
    var preparation = emulation("emulation.setTouchOverride", ["maxTouchPoints": 1])
    preparation.isOptional = true
    return preparation
  }

  private func preload(_ declaration: String, sandbox: String?) -> Preparation {
    var parameters: [String: ProtocolValue] = ["functionDeclaration": .text(declaration)]
    if let sandbox { parameters["sandbox"] = .text(sandbox) }
    return emulation("script.addPreloadScript", parameters)
  }

  private func locale(_ environment: [String: String]) -> [Preparation] {
    var preparations: [Preparation] = []
    if let language = environment["LANG"]?.prefix(while: { $0 != "." }), !language.isEmpty {
      let locale = language.replacing("_", with: "-")
      preparations.append(
        emulation("emulation.setLocaleOverride", ["locale": .text(String(locale))])
      )
    }
    if let zone = environment["TZ"] {
      preparations.append(emulation("emulation.setTimezoneOverride", ["timezone": .text(zone)]))
    }
    return preparations
  }

  /// A command for all windows of the page.
  private func emulation(_ method: String, _ values: [String: ProtocolValue]) -> Preparation {
    let parameters = values.merging(["userContexts": [.text(userContext)]]) { $1 }
    return Preparation(method: method, parameters: .mapping(parameters))
  }

  private func cookies(_ environment: [String: String]) -> [Preparation] {
    let host = WebAddress(app.address.value)?.host ?? ""
    return environment.filter { app.environment[$0.key] == .cookie }.map { name, value in
      Preparation(
        method: "storage.setCookie",
        parameters: [
          "cookie": [
            "name": .text(name), "domain": .text(host),
            "value": ["type": "string", "value": .text(value)],
          ],
          "partition": ["type": "storageKey", "userContext": .text(userContext)],
        ]
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
  static let loadingTime = Duration.seconds(30)
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
