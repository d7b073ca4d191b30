import Foundation
import ScenarioTestSupport
import Testing

/// A recorded text that an actual one must equal.
///
/// With `RECORD_SNAPSHOTS=1` in the environment a text that differs is recorded anew, and the test
/// fails all the same, so that nobody takes a recording for a success.
struct Snapshot {
  let file: URL

  func expect(_ actual: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    if let recorded, actual.hasBytes(of: recorded) { return }
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try Data(actual.utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent)", sourceLocation: sourceLocation)
    } else {
      Attachment.record(actual, named: file.lastPathComponent, sourceLocation: sourceLocation)
      Issue.record(Self.comment(actual, recorded ?? "", file), sourceLocation: sourceLocation)
    }
  }

  /// The first line that differs, as the texts are too long to be read in a test's log.
  private static func comment(_ actual: String, _ recorded: String, _ file: URL) -> Comment {
    let lines = (actual.lines, recorded.lines)
    let line = zip(lines.0, lines.1).prefix { $0 == $1 }.count
    let (found, wanted) = (lines.0.dropFirst(line).first, lines.1.dropFirst(line).first)
    return """
      \(file.lastPathComponent) differs from line \(line + 1) on
      recorded: \(wanted ?? "nothing")
      actual:   \(found ?? "nothing")
      """
  }
}

extension String {
  fileprivate var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
