package import ScenarioDiagnostics

/// The file that the steps of a list stand in, with a line for each, as the log shows them.
///
/// The lines lie end to end: each as a text of its own took more memory than the step.
package final class StepSource: Sendable {
  package let file: SourceFile
  private let lines: [UInt8]

  package init(file: SourceFile, lines: [UInt8]) {
    self.file = file
    self.lines = lines
  }

  /// A step's line.
  package func line(at place: Range<Int>) -> String {
    String(decoding: lines[place], as: UTF8.self)
  }
}

/// A command's argument in one line, as the log shows it with its references filled in.
package enum StepSummary: Sendable {
  /// The line at a place among those of a list.
  case line(Range<Int>, of: StepSource)

  /// A text that is kept by itself, as it has references.
  case text(Text)
}
