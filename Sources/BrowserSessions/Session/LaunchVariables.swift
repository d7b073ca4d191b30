import AppModelKit
import ProtocolValues
import ScenarioModel
import WebDriverClient

/// The environment variables of a launch in a browser, by what becomes of them.
struct LaunchVariables {
  private let app: WebApp
  private let values: [(name: String, value: String)]

  init(_ environment: [String: String], of app: WebApp) {
    self.app = app
    values = environment.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  func values(in place: WebApp.VariablePlace) -> [(name: String, value: String)] {
    values.filter { app.environment[$0.name] == place }
  }

  /// Warnings about variables that the page does not get.
  var warnings: [String] {
    values.map(\.name).filter { app.environment[$0] == nil && !["LANG", "TZ"].contains($0) }.map {
      "the page does not get the variable '\($0)', which 'environment' of '\(app.name.value)' does not name"
    }
  }

  /// The failure of a launch with a variable that no cookie can hold; nil without one.
  var failure: LaunchFailure? {
    for (name, value) in values(in: .cookie) {
      if let reason = CookieRules.violation(name: name, value: value) {
        return cookieFailure(name, reason)
      }
    }
    return nil
  }

  /// The failure of a launch with a variable that the browser refused.
  func refusal(of name: String) -> LaunchFailure {
    let value = values.first { $0.name == name }?.value ?? ""
    let shown = "'\(value.firstLine)'"
    switch name {
    case "LANG":
      return LaunchFailure(
        "the variable 'LANG' is not a locale that the browser knows: \(shown)",
        suggestion: "write one such as 'de_DE.UTF-8'"
      )
    case "TZ":
      return LaunchFailure(
        "the variable 'TZ' is not a time zone that the browser knows: \(shown)",
        suggestion: "write one such as 'Europe/Berlin'"
      )
    default: return cookieFailure(name, "the browser refused it")
    }
  }

  private func cookieFailure(_ name: String, _ reason: String) -> LaunchFailure {
    LaunchFailure(
      "the variable '\(name)' can't be a cookie: \(reason)",
      suggestion: "write '\(name): localStorage' in 'environment' of '\(app.name.value)' "
        + "in rehearse.yaml"
    )
  }
}

/// The commands that give a page its variables.
extension LaunchVariables {
  /// The commands for a browser context, each with the variable that it is about.
  func commands(in userContext: String) -> [PageCommand] {
    var commands: [PageCommand] = []
    for case let setting? in [locale, zone] {
      var command = PageCommand.emulation(in: userContext, setting.method, setting.parameters)
      command.variable = setting.name
      commands.append(command)
    }
    for (name, value) in values(in: .cookie) {
      commands.append(cookie(name, value, in: userContext))
    }
    return commands
  }

  private typealias Setting = (name: String, method: String, parameters: [String: ProtocolValue])

  /// The locale of `LANG`, without its encoding; nil for the browser's own, which `C` means as well.
  private var locale: Setting? {
    guard let language = value(of: "LANG")?.prefix(while: { !".@".contains($0) }),
      !["", "C", "POSIX"].contains(language)
    else { return nil }
    let locale = language.replacing("_", with: "-")
    return ("LANG", "emulation.setLocaleOverride", ["locale": .text(String(locale))])
  }

  private var zone: Setting? {
    value(of: "TZ").map { ("TZ", "emulation.setTimezoneOverride", ["timezone": .text($0)]) }
  }

  private func value(of name: String) -> String? { values.first { $0.name == name }?.value }

  private func cookie(_ name: String, _ value: String, in userContext: String) -> PageCommand {
    PageCommand(
      method: "storage.setCookie",
      parameters: [
        "cookie": [
          "name": .text(name), "domain": .text(WebAddress(app.address.value)?.host ?? ""),
          "value": ["type": "string", "value": .text(value)],
        ],
        "partition": ["type": "storageKey", "userContext": .text(userContext)],
      ],
      variable: name
    )
  }
}

/// The rules of RFC 6265bis, section 5.6, as far as browsers refuse or change what violates them.
private enum CookieRules {
  private static let greatestLength = 4_096

  /// Why a cookie can't have a name and a value; nil if it can.
  static func violation(name: String, value: String) -> String? {
    if let character = name.first(where: { "=; ,".contains($0) }) {
      return "its name has a '\(character)'"
    }
    if value.contains(";") { return "its value has a ';'" }
    if (name + value).unicodeScalars.contains(where: \.isControl) {
      return "its value has a control character"
    }
    if value.hasPrefix(" ") || value.hasSuffix(" ") {
      return "its value begins or ends with a space"
    }
    return name.utf8.count + value.utf8.count > greatestLength
      ? "it is longer than 4,096 bytes" : nil
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { value < 0x20 || value == 0x7F }
}
