import Glibc
package import ScenarioModel
import WebDriverClient

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

  /// How long the first document of a test case may take until it is ready.
  package let loadingTime: Duration

  /// Whether the run was interrupted, so that nobody needs the browser any more.
  let isInterrupted: @Sendable () -> Bool

  package init(
    _ kind: BrowserKind,
    settings: DriverSettings? = nil,
    isHeaded: Bool = false,
    keepsFailures: Bool = false,
    answerTime: Duration = .seconds(5),
    loadingTime: Duration = .seconds(30),
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.kind = kind
    self.settings = settings
    self.isHeaded = isHeaded
    self.keepsFailures = keepsFailures
    self.answerTime = answerTime
    self.loadingTime = loadingTime
    self.isInterrupted = isInterrupted
  }
}

extension BrowserRequest {
  /// How long to wait for the browser to start, unless the run is interrupted.
  func patience(_ time: Duration) -> Patience { Patience(time, isInterrupted: isInterrupted) }

  /// The advice on a browser that did not start and needs a display to show its window on.
  var adviceOnDisplay: String? {
    adviceOnDisplay { getenv($0).map { String(cString: $0) } }
  }

  /// The same for an environment, given the values of its variables.
  func adviceOnDisplay(with value: (String) -> String?) -> String? {
    guard isHeaded else { return nil }
    let wayOut = "leave out '--headed' and '--keep-open', or run under 'xvfb-run'"
    let variable = ["DISPLAY", "WAYLAND_DISPLAY"].first { value($0)?.isEmpty == false }
    guard let variable else { return "there is no display for a window: \(wayOut)" }
    return "check that \(variable) names a display that is there, or \(wayOut)"
  }
}
