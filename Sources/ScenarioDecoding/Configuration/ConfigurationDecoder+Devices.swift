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
    reportUnfitKeys(of: fields, entry)
    let address = read(fields, .address) { $0.serverAddress($1, $2) }
    let capabilities = read(fields, .capabilities) { $0.capabilities($1, $2) }
    let platform = read(fields, .capabilities) { decoder, node, _ in decoder.platform(of: node) }
    guard let address, let capabilities, let platform else { return nil }
    return DeviceDriver(
      name: writtenKey(entry.key),
      address: address,
      platform: platform,
      capabilities: capabilities
    )
  }

  /// Reports keys of browsers, and those that a device lacks.
  private mutating func reportUnfitKeys(of fields: Fields<DriverKey>, _ entry: YAMLEntry) {
    let own = fields.has(.address) ? DriverKey.address : .capabilities
    for field in fields where DriverKey.ofBrowsers.contains(field.key) {
      report(
        .conflictingKeys(own.rawValue, field.key.rawValue),
        at: fields.value(of: field).span,
        suggestion: "a driver with an address is a device, which starts no program"
      )
    }
    for key in [DriverKey.address, .capabilities] where !fields.has(key) {
      report(.missingKey(key.rawValue, in: "a device"), at: entry.value.firstKeySpan)
    }
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

  private mutating func capabilities(_ node: YAMLNode, _ name: String) -> [ValueTemplate.Entry]? {
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

  private mutating func platform(of capabilities: YAMLNode) -> DevicePlatform? {
    let key = CapabilityKey.platformName
    guard capabilities.kind == .mapping else { return nil }
    guard let entry = capabilities.entries.first(where: { $0.key.text == key.rawValue }) else {
      report(.missingKey(key.rawValue, in: CapabilityKey.owner), at: capabilities.firstKeySpan)
      return nil
    }
    return fixedWord(entry.value, key.quoted)
  }
}
