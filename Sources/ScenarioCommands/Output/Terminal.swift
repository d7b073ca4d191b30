import Glibc
import ScenarioDiagnostics
import ScenarioLoading
import ScenarioReports

/// Standard output or standard error, with what is known about who reads it.
final class Terminal: ReportSink {
  enum Stream: String {
    case output = "standard output"
    case error = "standard error"
  }

  private let stream: Stream
  private let isOnCI = CIService() != nil

  /// When the output has colors, as the command line says.
  var color = ColorChoice.auto

  /// The first failure to write, after which nothing more is written.
  private(set) var failure: FileError?

  init(_ stream: Stream, color: ColorChoice = .auto) {
    self.stream = stream
    self.color = color
  }

  private var descriptor: Int32 {
    switch stream {
    case .output: STDOUT_FILENO
    case .error: STDERR_FILENO
    }
  }

  /// Whether the output is a terminal, rather than a file, a pipe or the log of a CI job.
  var isTerminal: Bool { isatty(descriptor) != 0 }

  /// Whether the output is a terminal on which lines can change.
  var isInteractive: Bool { isTerminal && Environment.variable("TERM") != "dumb" }

  /// Whether to use colors: as `--color` says, else as the environment says, else on a terminal.
  var consoleColour: ConsoleColour {
    switch color {
    case .always: .ansi
    case .never: .plain
    case .auto:
      Environment.variable("NO_COLOR") == nil && (isInteractive || Environment.asksForColour)
        ? .ansi : .plain
    }
  }

  /// Whether the output may be the log of a CI job, which obeys lines such as `::error::`.
  var isPossiblyCILog: Bool { isOnCI || !isTerminal }

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

  /// Writes some lines, which may quote anything that a CI service would take for a command.
  func write(_ text: String) {
    append(Array((isPossiblyCILog ? text.withoutCommandsInLines : text).utf8))
  }
}
