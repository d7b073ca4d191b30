import Glibc
import ScenarioReports

/// Standard output or standard error, with what is known about who reads it.
final class Terminal: ReportSink {
  static let standardOutput: Int32 = STDOUT_FILENO
  static let standardError: Int32 = STDERR_FILENO

  private let descriptor: Int32

  /// The first failure to write, after which nothing more is written.
  private(set) var failure: FileError?

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether somebody watches who can see lines change.
  var isInteractive: Bool {
    isatty(descriptor) != 0 && Self.variable("TERM") != "dumb"
  }

  /// Whether colours are wanted: on a terminal, unless `NO_COLOR` is set.
  var wantsColour: Bool { isInteractive && Self.variable("NO_COLOR") == nil }

  /// How many columns a line of a report has; fewer make no sense.
  var width: Int { max(40, columns) }

  /// How many columns the terminal has.
  var columns: Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 100 }
    return Int(size.ws_col)
  }

  func append(_ bytes: [UInt8]) {
    guard failure == nil else { return }
    do throws(FileError) {
      try Output.write(bytes, to: descriptor, path: "standard output")
    } catch {
      failure = error
    }
  }

  /// Nothing that is on a terminal can be changed; no report for terminals tries.
  func overwrite(at offset: Int, with bytes: [UInt8]) {}

  func write(_ text: String) {
    append(Array(text.utf8))
  }

  /// The value of an environment variable that is set and not empty.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
