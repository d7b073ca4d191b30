import Foundation

/// A Chromium without a window, for tests that look at the web page as people do.
enum Browser {
  /// The first of its names that is installed.
  static let name = ["chromium", "chromium-browser", "google-chrome", "chrome"].first { name in
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }

  static var isInstalled: Bool { name != nil }

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
