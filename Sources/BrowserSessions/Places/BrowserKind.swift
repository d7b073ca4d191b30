/// A browser that the tool knows how to drive.
package enum BrowserKind: String, CaseIterable, Sendable {
  case chromium
  case firefox

  /// The names of the browser's program, in search order.
  var programs: [String] {
    switch self {
    case .chromium: ["chromium", "chromium-browser", "google-chrome", "chrome"]
    case .firefox: ["firefox-esr", "firefox"]
    }
  }

  /// The name of the driver's program; nil for a browser that needs none.
  var driver: String? {
    switch self {
    case .chromium: "chromedriver"
    case .firefox: nil
    }
  }

  /// How to install the browser.
  var advice: String {
    switch self {
    case .chromium: "install chromium (Debian)"
    case .firefox: "install firefox-esr (Debian)"
    }
  }

  var driverAdvice: String { "install chromium-driver (Debian)" }
}
