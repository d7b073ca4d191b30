/// Lines that say in short what stands in a file, such as those that the log shows of steps.
///
/// They lie end to end: each as a text of its own took more memory than all else that a plan has of a
/// step, and a run would make texts only to copy them into a report.
package final class SourceLines: Sendable {
  package let file: SourceFile

  /// All lines as UTF-8.
  package let bytes: [UInt8]

  package init(of file: SourceFile, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }
}

/// One of the lines of a file.
package struct SourceLine: Sendable {
  package let lines: SourceLines

  /// The offset of its first byte among those of all lines.
  package let start: UInt32
  package let count: UInt32

  package init(at start: UInt32, count: UInt32, of lines: SourceLines) {
    self.lines = lines
    self.start = start
    self.count = count
  }

  package var text: String { String(decoding: lines.bytes[place], as: UTF8.self) }

  /// Where its bytes lie among those of all lines.
  package var place: Range<Int> { Int(start)..<Int(start) + Int(count) }
}
