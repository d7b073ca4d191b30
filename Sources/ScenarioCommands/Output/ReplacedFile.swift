import Glibc
import ScenarioDecoding
import ScenarioLoading

/// A file that is there already and that a report would replace.
struct ReplacedFile {
  private let path: String

  /// The existing file at a report's path.
  ///
  /// Nil if no file exists, or if the report is written directly into it, as for a device.
  init?(at path: String) {
    guard ReportFile.replacesFile(at: path) else { return nil }
    self.path = path
  }

  /// Why a report must not replace it: it is neither empty nor an earlier report of that kind.
  func problem(for kind: ReportKey) -> UsageProblem? {
    problem(unless: kind.reportName, recognizing: kind.recognizes)
  }

  /// Why a list of problems for code scanning must not replace it.
  var problemForSARIF: UsageProblem? {
    problem(unless: "a SARIF log", recognizing: SARIFLog.isBeginning)
  }

  private func problem(
    unless name: String,
    recognizing recognizes: (Substring) -> Bool
  ) -> UsageProblem? {
    do throws(FileError) {
      let bytes = try FileSystem.readBeginning(of: path, byteCount: Self.beginning)
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
