/// The key `device` of an entry of `apps` in `rehearse.yaml`: an app that is installed on devices.
package struct DeviceApp: Sendable {
  package let name: Located<String>

  /// A description of the app in one line.
  package var summary: String?

  /// The bundle identifier on iOS and the package on Android, where the app has one.
  package let identifiers: [DevicePlatform: String]

  /// The screens, each by an element that only it has; the first one that is there counts.
  package var screens: [ScreenMark] = []

  /// The names of screen changes.
  package var transitions: [WebApp.TransitionRule] = []

  package init(name: Located<String>, identifiers: [DevicePlatform: String]) {
    self.name = name
    self.identifiers = identifiers
  }

  /// A screen that an element stands for.
  package struct ScreenMark: Sendable {
    package let name: String

    /// The element's identifier, or the title of the navigation bar.
    package let mark: String

    package init(name: String, mark: String) {
      self.name = name
      self.mark = mark
    }
  }
}

/// A platform that Appium drives.
package enum DevicePlatform: String, CaseIterable, Sendable {
  case iOS
  case android = "Android"

  /// The key of `device` in `rehearse.yaml` that names the app there.
  package var key: String {
    switch self {
    case .iOS: "ios"
    case .android: "android"
    }
  }
}

/// An entry of `drivers` in `rehearse.yaml` with an address: an Appium server with a device.
package struct DeviceDriver: Sendable {
  /// The name that `--on` takes.
  package let name: Located<String>

  /// The server's address, such as `http://127.0.0.1:4723`.
  package let address: Located<String>
  package let platform: DevicePlatform

  /// What the session asks Appium for, such as `platformName` and `appium:udid`.
  package let capabilities: [ValueTemplate.Entry]

  package init(
    name: Located<String>,
    address: Located<String>,
    platform: DevicePlatform,
    capabilities: [ValueTemplate.Entry]
  ) {
    self.name = name
    self.address = address
    self.platform = platform
    self.capabilities = capabilities
  }
}

/// An entry of `apps` in `rehearse.yaml`: a web page, an app on devices, or both.
package struct ConfiguredApp: Sendable {
  package let name: Located<String>
  package let web: WebApp?
  package let device: DeviceApp?

  package init(name: Located<String>, web: WebApp? = nil, device: DeviceApp? = nil) {
    self.name = name
    self.web = web
    self.device = device
  }
}
