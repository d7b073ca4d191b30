import ScenarioModel

/// The keys after `device` of an app.
enum DeviceAppKey: String, LanguageKey {
  case ios
  case android
  case screens

  static let owner = "'device'"
  static let finder = KeyFinder<Self>()
  static let rules: [KeyRule] = [.atLeastOne(of: [Self.ios.rawValue, Self.android.rawValue])]

  var entry: KeyEntry {
    switch self {
    case .ios: KeyEntry(.fixedText, "The bundle identifier on iOS.")
    case .android: KeyEntry(.fixedText, "The package on Android.")
    case .screens:
      KeyEntry(
        .foreignNames(of: .fixedText),
        "Screens, each by an element's identifier or the title of its bar.",
        fallback: .phrase("the title of the bar")
      )
    }
  }
}

extension DevicePlatform {
  var appKey: DeviceAppKey {
    switch self {
    case .iOS: .ios
    case .android: .android
    }
  }
}

/// The keys of a browser or a device after `drivers` of `rehearse.yaml`.
enum DriverKey: String, LanguageKey {
  case command
  case browser
  case options
  case address
  case capabilities

  static let owner = "a driver"
  static let finder = KeyFinder<Self>()
  static let rules: [KeyRule] = [
    .needs(Self.address.rawValue, [Self.capabilities.rawValue]),
    .needs(Self.capabilities.rawValue, [Self.address.rawValue]),
    .excludes(Self.address.rawValue, ofBrowsers.map(\.rawValue)),
  ]

  static let ofBrowsers: [Self] = [.command, .browser, .options]

  var entry: KeyEntry {
    switch self {
    case .command: KeyEntry(.fixedText, "The driver's program. A path is relative to this file.")
    case .browser: KeyEntry(.fixedText, "The browser's program. A path is relative to this file.")
    case .options: KeyEntry(.list(of: .fixedText), "Options for the browser, such as `--lang=de`.")
    case .address:
      KeyEntry(.fixedText, "The address of the Appium server with a device; http only.")
    case .capabilities:
      KeyEntry(
        .openMapping(CapabilityKey.self, others: .value),
        "What the session asks Appium for, by names with a prefix such as `appium:udid`."
      )
    }
  }
}

/// The keys after `capabilities` of a device that the tool reads itself.
enum CapabilityKey: String, LanguageKey {
  case platformName

  static let owner = DriverKey.capabilities.quoted
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    KeyEntry(
      .fixed(.word(DevicePlatform.allCases.map(\.rawValue))),
      "The platform of the device.",
      isRequired: true
    )
  }
}
