import Glibc
import ScenarioDecoding
import ScenarioLoading

/// A file that is there already and that a report would replace.
///
/// It has to be empty or an earlier report of the same kind, and not the one that the console goes to.
/// Files that a report is written directly into, as into devices, are not replaced.
enum ReplacedFile {
  /// Why a report can't be written to a path.
  static func problem(at path: String, for kind: ReportKey) -> UsageProblem? {
    problem(at: path, unless: kind.reportName, recognizing: kind.recognizes)
  }

  /// Why a list of problems for code scanning can't be written to a path.
  static func problemOfSARIF(at path: String) -> UsageProblem? {
    problem(at: path, unless: "a SARIF log", recognizing: SARIFLog.isBeginning)
  }

  private static func problem(
    at path: String,
    unless name: String,
    recognizing recognizes: (Substring) -> Bool
  ) -> UsageProblem? {
    guard ReportFile.replacesFile(at: path) else { return nil }
    if let output = ReportFile.output(at: path) {
      return .reportOverConsole(
        path,
        output: output == STDOUT_FILENO ? "/dev/stdout" : "/dev/stderr"
      )
    }
    do throws(FileError) {
      let bytes = try FileSystem.readBeginning(of: path, byteCount: beginning)
      let text = String(decoding: bytes, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
      return text.isEmpty || recognizes(text) ? nil : .reportOverOtherFile(path, kind: name)
    } catch {
      return .reportOverUnreadableFile(path, reason: error.text)
    }
  }

  /// How many bytes show of what kind a file is.
  private static let beginning = 1 << 14
}

extension ReportKey {
  /// Whether a file that begins so, after white space, is a report of this kind.
  fileprivate func recognizes(_ start: Substring) -> Bool {
    switch self {
    case .junit: start.hasPrefix("<") && start.contains(#/<testsuites?[\s>\/]/#)
    case .jsonLines: Self.firstTypes.contains { start.hasPrefix(#"{"type":"\#($0)""#) }
    case .markdown: ["❌", "⚠️", "✅"].contains { start.hasPrefix("## \($0) ") }
    case .html: start.contains(#"<meta name="generator" content="rehearse"/>"#)
    }
  }

  /// The types of the first line of a report in JSON lines: of a run, of `mutate` and of `coverage`.
  private static let firstTypes = [
    "run-started", "mutant", "toothless", "superfluous", "mutationScore", "coverage",
  ]

  /// The name of a report of this kind in messages.
  fileprivate var reportName: String {
    switch self {
    case .junit: "a JUnit report"
    case .jsonLines: "a report in JSON lines"
    case .markdown: "a Markdown report"
    case .html: "an HTML report"
    }
  }
}

extension FileSystem {
  /// Reads at most `byteCount` bytes from the beginning of a file of any size.
  fileprivate static func readBeginning(
    of path: String,
    byteCount: Int
  ) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0 { throw FileError(path: path, reason: .system(errno)) }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: byteCount)
    let count = SystemCall.uninterrupted { pread(descriptor, &bytes, byteCount, 0) }
    if count < 0 { throw FileError(path: path, reason: .system(errno)) }
    return Array(bytes.prefix(count))
  }
}
