import Glibc

/// Measures a scenario in Chromium beside Playwright and Selenium, which are programs in Python.
enum WebComparison {
  /// Replaces this program by the script that measures.
  static func run(with tool: String) -> Never {
    let script = #filePath.replacing("WebComparison.swift", with: "compare.py")
    let words = ["python3", script, tool]
    var arguments = words.map { strdup($0) } + [nil]
    execvp(words[0], &arguments)
    print("python3 is not installed")
    exit(1)
  }
}
