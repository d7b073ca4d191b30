import Glibc
package import ScenarioModel

/// The browser settings of a run.
package struct BrowserRequest: Sendable {
  package let kind: BrowserKind

  /// The browser's programs as configured in `rehearse.yaml`, if any.
  package let settings: DriverSettings?

  /// Whether it has a window.
  package let isHeaded: Bool

  /// Whether the pages of a failed test case stay open.
  package let keepsFailures: Bool

  /// How long a page may take to answer beyond the timeout of the step.
  package let answerTime: Duration

  package init(
    _ kind: BrowserKind,
    settings: DriverSettings? = nil,
    isHeaded: Bool = false,
    keepsFailures: Bool = false,
    answerTime: Duration = .seconds(5)
  ) {
    self.kind = kind
    self.settings = settings
    self.isHeaded = isHeaded
    self.keepsFailures = keepsFailures
    self.answerTime = answerTime
  }
}

extension BrowserRequest {
  /// The advice on a browser that did not start, if it has no display to show its window on.
  var adviceOnDisplay: String? {
    let hasDisplay = getenv("DISPLAY") != nil || getenv("WAYLAND_DISPLAY") != nil
    guard isHeaded, !hasDisplay else { return nil }
    return "there is no display for a window: leave out '--headed' and '--keep-open', "
      + "or run under 'xvfb-run'"
  }
}
