/// A browser that the tool knows how to drive.
package enum BrowserKind: String, CaseIterable, Sendable {
  case chromium

  /// The names of the browser's program, in search order.
  var programs: [String] {
    switch self {
    case .chromium: ["chromium", "chromium-browser", "google-chrome", "chrome"]
    }
  }

  /// The name of the driver's program.
  var driver: String {
    switch self {
    case .chromium: "chromedriver"
    }
  }

  /// How to install the driver.
  var advice: String {
    switch self {
    case .chromium: "install chromium-driver (Debian)"
    }
  }
}
