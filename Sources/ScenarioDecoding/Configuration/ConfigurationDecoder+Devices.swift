import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

/// The parts of `rehearse.yaml` about apps on devices.
extension ConfigurationDecoder {
  /// Reads the value after `device` of an app.
  mutating func deviceApp(_ node: YAMLNode, of name: Located<String>) -> DeviceApp? {
    guard let fields = fields(of: node, as: DeviceAppKey.self) else { return nil }
    var identifiers: [DevicePlatform: String] = [:]
    for platform in DevicePlatform.allCases {
      identifiers[platform] = read(fields, platform.appKey) { $0.fixedText($1, $2) }?.value
    }
    var app = DeviceApp(name: name, identifiers: identifiers)
    read(fields, .screens, into: &app.screens) { $0.screenMarks($1, $2) }
    if !fields.has(.ios), !fields.has(.android) {
      report(
        .missingKey(DeviceAppKey.ios.rawValue, or: DeviceAppKey.android.rawValue, in: "'device'"),
        at: node.firstKeySpan
      )
    }
    return app
  }

  private mutating func screenMarks(_ node: YAMLNode, _ name: String) -> [DeviceApp.ScreenMark]? {
    entries(of: node, name) { decoder, entry in
      decoder.fixedText(entry.value, "a screen's element").map { mark in
        DeviceApp.ScreenMark(name: entry.key.text, mark: mark.value)
      }
    }
  }
}

/// An entry of `drivers`.
extension ConfigurationDecoder {
  /// Reads the settings of a browser or a device.
  mutating func decodeDriver(_ entry: YAMLEntry, into configuration: inout Configuration) {
    guard let fields = fields(of: entry.value, as: DriverKey.self) else { return }
    if fields.has(.address) || fields.has(.capabilities) {
      guard let driver = deviceDriver(fields, entry) else { return }
      configuration.devices.append(driver)
    } else {
      configuration.drivers.append(browserDriver(fields, entry))
    }
  }

  private mutating func browserDriver(
    _ fields: Fields<DriverKey>,
    _ entry: YAMLEntry
  ) -> DriverSettings {
    var settings = DriverSettings(name: writtenKey(entry.key))
    settings.command = read(fields, .command) { $0.fixedText($1, $2) }?.value
    settings.browser = read(fields, .browser) { $0.fixedText($1, $2) }?.value
    settings.options = read(fields, .options) { $0.fixedTexts($1, $2) }?.map(\.value) ?? []
    return settings
  }

  private mutating func deviceDriver(
    _ fields: Fields<DriverKey>,
    _ entry: YAMLEntry
  ) -> DeviceDriver? {
    for key in DriverKey.ofBrowsers where fields.has(key) {
      report(
        .conflictingKeys(DriverKey.address.rawValue, key.rawValue),
        at: fields[key]?.span ?? entry.key.span,
        suggestion: "a driver with an address is a device, which starts no program"
      )
    }
    for key in [DriverKey.address, .capabilities] where !fields.has(key) {
      report(.missingKey(key.rawValue, in: "a device"), at: entry.value.firstKeySpan)
    }
    let address = read(fields, .address) { $0.serverAddress($1, $2) }
    let capabilities = read(fields, .capabilities) { $0.capabilities($1, $2) }
    guard let address, let capabilities else { return nil }
    let span = fields[.capabilities]?.firstKeySpan ?? entry.key.span
    guard let platform = platform(of: capabilities, at: span) else { return nil }
    return DeviceDriver(
      name: writtenKey(entry.key),
      address: address,
      platform: platform,
      capabilities: capabilities
    )
  }

  /// The address of a server that is reached without TLS.
  private mutating func serverAddress(_ node: YAMLNode, _ name: String) -> Located<String>? {
    guard let text = fixedText(node, name) else { return nil }
    let form = "an address such as 'http://127.0.0.1:4723'"
    if text.value.hasPrefix("https://") {
      report(
        .wrongKind(name, form, found: "an https address"),
        at: node.span,
        suggestion: "start a proxy for it on this machine, and write the proxy's http address"
      )
    } else if text.value.isWebAddress {
      return text
    } else {
      report(.wrongKind(name, form, found: "'\(text.value)'"), at: node.span)
    }
    return nil
  }

  private mutating func capabilities(
    _ node: YAMLNode,
    _ name: String
  ) -> [ValueTemplate.Entry]? {
    entries(of: node, name) { decoder, entry in
      let key = decoder.writtenKey(entry.key)
      decoder.checkPrefix(of: key)
      return decoder.value(entry.value).map { ValueTemplate.Entry(key: key, value: $0) }
    }
  }

  /// Reports a capability that Appium would not know: its own have a prefix.
  private mutating func checkPrefix(of name: Located<String>) {
    guard !name.value.contains(":"), !Self.standardCapabilities.contains(name.value) else { return }
    report(
      .unknownCapability(name.value),
      at: name.span,
      suggestion: "did you mean 'appium:\(name.value)'?"
    )
  }

  /// The names that W3C WebDriver has without a prefix.
  private static let standardCapabilities: Set = [
    "acceptInsecureCerts", "browserName", "browserVersion", "pageLoadStrategy", "platformName",
    "proxy", "setWindowRect", "strictFileInteractability", "timeouts", "unhandledPromptBehavior",
    "webSocketUrl",
  ]

  private mutating func platform(
    of capabilities: [ValueTemplate.Entry],
    at span: SourceSpan
  ) -> DevicePlatform? {
    let name = "platformName"
    guard let entry = capabilities.first(where: { $0.key.value == name }) else {
      report(.missingKey(name, in: DriverKey.capabilities.quoted), at: span)
      return nil
    }
    if case .text(let text) = entry.value.content,
      let platform = text.literal.flatMap(DevicePlatform.init(name:))
    {
      return platform
    }
    report(
      .wrongWord("'\(name)'", "'iOS' or 'Android'", found: entry.value.span.text),
      at: entry.value.span
    )
    return nil
  }
}
