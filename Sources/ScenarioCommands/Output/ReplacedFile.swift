import ScenarioDecoding
import ScenarioDiagnostics

/// A file that is there already and that a report would replace.
struct ReplacedFile {
  private let path: String

  /// The file at a report's path; nil if there is none, or if the report is written into what is there,
  /// as into a device.
  init?(at path: String) {
    guard ReportFile.replacesFile(at: path) else { return nil }
    self.path = path
  }

  /// Why a report must not replace it: it is neither empty nor an earlier report of that kind.
  func problem(for kind: ReportKey) -> UsageProblem? {
    do throws(FileError) {
      let bytes = try FileSystem.readBeginning(of: path, byteCount: Self.beginning)
      let text = String(decoding: bytes, as: UTF8.self)
      return kind.recognizes(text) ? nil : .reportOverOtherFile(path, kind)
    } catch {
      return .reportOverUnreadableFile(path, reason: error.text)
    }
  }

  /// How many bytes show of what kind a file is.
  private static let beginning = 1 << 14
}

extension ReportKey {
  /// Whether a file that begins so is empty or a report of this kind.
  fileprivate func recognizes(_ beginning: String) -> Bool {
    let start = beginning.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if start.isEmpty { return true }
    return switch self {
    case .junit: start.hasPrefix("<") && start.contains(#/<testsuites?[\s>\/]/#)
    case .jsonLines: start.hasPrefix(#"{"type":"run-started""#)
    case .markdown: ["❌", "⚠️", "✅"].contains { start.hasPrefix("## \($0) ") }
    case .html: start.contains(#"<meta name="generator" content="rehearse"/>"#)
    }
  }

  /// What a report of this kind is called in a message.
  var reportName: String {
    switch self {
    case .junit: "a JUnit report"
    case .jsonLines: "a report in JSON lines"
    case .markdown: "a Markdown report"
    case .html: "an HTML report"
    }
  }
}
