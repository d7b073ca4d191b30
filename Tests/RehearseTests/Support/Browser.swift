import Foundation
import Testing

/// A Chromium without a window, for tests that look at the web page as people do.
enum Browser {
  /// The first of its names that is installed.
  static let name = ["chromium", "chromium-browser", "google-chrome", "chrome"].first(
    where: isProgram
  )

  static var isInstalled: Bool { name != nil }

  /// Whether scenarios can run in it: there is its driver, and Python to serve the pages.
  static let canBeDriven = isInstalled && isProgram("chromedriver") && hasPython

  /// Whether there is Python, in which tests ask servers as pages do.
  static let hasPython = isProgram("python3")

  /// Why tests are skipped where that is not so.
  static let missingDriver: Comment = "chromedriver or python3 is not installed"

  private static func isProgram(_ name: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }

  /// The colours that a person has asked the system for.
  enum Colours: Int {
    case dark = 0
    case light = 1
  }

  /// The page's errors are on standard error, after the word `CONSOLE`.
  static func command(showing address: String, colours: Colours = .light) -> String {
    """
    \(name ?? "chromium") --headless --no-sandbox --disable-gpu --hide-scrollbars \
    --user-data-dir="$PWD/profile" --allow-file-access-from-files --enable-logging=stderr \
    --blink-settings=preferredColorScheme=\(colours.rawValue) --dump-dom "file://$PWD/\(address)"
    """
  }
}
