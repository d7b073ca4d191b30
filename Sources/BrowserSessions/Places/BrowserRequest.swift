package import ScenarioModel

/// What a run wants of a browser.
package struct BrowserRequest: Sendable {
  package let kind: BrowserKind

  /// What `rehearse.yaml` says about its programs, if anything.
  package let settings: DriverSettings?

  /// Whether it has a window.
  package let isHeaded: Bool

  /// Whether the pages of a failed test case stay open.
  package let keepsFailures: Bool

  package init(
    _ kind: BrowserKind,
    settings: DriverSettings? = nil,
    isHeaded: Bool = false,
    keepsFailures: Bool = false
  ) {
    self.kind = kind
    self.settings = settings
    self.isHeaded = isHeaded
    self.keepsFailures = keepsFailures
  }
}
