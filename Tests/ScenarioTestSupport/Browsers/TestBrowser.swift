import Foundation
public import Testing

/// A real browser that tests open.
///
/// A browser works in real time, and is slow beside two thousand other tests. So these tests run only where
/// `REHEARSE_BROWSERS` names the browser, as in `REHEARSE_BROWSERS=chromium,firefox`.
public enum TestBrowser: String, Sendable {
  case chromium
  case firefox

  /// The names of programs that tests with this browser need: one of each list.
  private var programs: [[String]] {
    switch self {
    case .chromium:
      [
        ["chromium", "chromium-browser", "google-chrome", "chrome"], ["chromedriver"], ["python3"],
      ]
    case .firefox: [["firefox-esr", "firefox"], ["python3"]]
    }
  }

  /// Why tests with this browser can't run here; `nil` if they can.
  var reasonToSkip: Comment? {
    let environment = ProcessInfo.processInfo.environment
    let names = environment["REHEARSE_BROWSERS"]?.split(separator: ",") ?? []
    guard names.contains(Substring(rawValue)) else {
      return "REHEARSE_BROWSERS does not name \(rawValue)"
    }
    guard environment["REHEARSE_SANITIZED"] == nil else {
      return "a sanitizer makes real time too short"
    }
    let missing = programs.first { !$0.contains(where: InstalledPrograms.have) }
    return missing.map { "\($0[0]) is not installed" }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips tests that open a browser where it is not installed, or not asked for.
  public static func opens(_ browser: TestBrowser) -> Self {
    .disabled(if: browser.reasonToSkip != nil, browser.reasonToSkip)
  }
}
