package import ScenarioModel

/// A browser as a run wants it.
package struct BrowserRequest: Sendable {
  package let kind: BrowserKind

  /// What `rehearse.yaml` says about its programs, if anything.
  package let settings: DriverSettings?

  /// Whether it has a window.
  package let isHeaded: Bool

  /// Whether the pages of a failed test case stay open.
  package let keepsFailures: Bool

  /// How long a page may take to answer beyond what is waited for.
  package let answerTime: Duration

  package init(
    _ kind: BrowserKind,
    settings: DriverSettings? = nil,
    isHeaded: Bool = false,
    keepsFailures: Bool = false,
    answerTime: Duration = .seconds(10)
  ) {
    self.kind = kind
    self.settings = settings
    self.isHeaded = isHeaded
    self.keepsFailures = keepsFailures
    self.answerTime = answerTime
  }
}
