import Glibc
import ScenarioReports

/// Standard output or standard error, with what is known about who reads it.
final class Terminal: ReportSink {
  enum Stream: String {
    case output = "standard output"
    case error = "standard error"
  }

  private let stream: Stream
  private let isOnCI = CIService() != nil

  /// The first failure to write, after which nothing more is written.
  private(set) var failure: FileError?

  init(_ stream: Stream) {
    self.stream = stream
  }

  private var descriptor: Int32 {
    switch stream {
    case .output: STDOUT_FILENO
    case .error: STDERR_FILENO
    }
  }

  /// Whether somebody watches who can see lines change.
  var isInteractive: Bool {
    isatty(descriptor) != 0 && Environment.variable("TERM") != "dumb"
  }

  /// Whether colours are wanted: on a terminal or where they are asked for, unless `NO_COLOR` is set.
  var wantsColour: Bool {
    Environment.variable("NO_COLOR") == nil && (isInteractive || Environment.asksForColour)
  }

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
      try Output.write(bytes, to: descriptor, path: stream.rawValue)
    } catch {
      failure = error
    }
  }

  /// Writes some lines, which may quote anybody, and on CI must not be taken for commands.
  func write(_ text: String) {
    append(Array((isOnCI ? text.withoutCommandsInLines : text).utf8))
  }
}
