import Foundation
import Testing

/// A recorded text that an actual one must equal.
///
/// With `RECORD_SNAPSHOTS=1` in the environment the record is rewritten and the test fails, so
/// that nobody takes a recording for a success.
struct Snapshot {
  let file: URL

  func expect(_ actual: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try Data(actual.utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent)", sourceLocation: sourceLocation)
      return
    }
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    #expect(actual == recorded, "\(file.lastPathComponent) differs", sourceLocation: sourceLocation)
  }
}
