/// The description of a place that runs test cases, for reports.
package struct PlaceDescription: Hashable, Sendable {
  /// The name on the command line: `chromium`.
  package let name: String

  /// The program as it calls itself: `chrome`, or `Appium` for a device; nil for app models.
  package let browser: String?
  package let version: String?

  package init(name: String, browser: String? = nil, version: String? = nil) {
    self.name = name
    self.browser = browser
    self.version = version
  }

  /// The name of the place that runs app models.
  package static let modelName = "model"

  /// The names of the browsers that can run test cases; the first one is the default.
  package static let browserNames = ["chromium", "firefox"]
}
