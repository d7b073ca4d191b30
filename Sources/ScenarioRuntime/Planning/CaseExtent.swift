package import ScenarioDiagnostics

/// The stretch of a file that a test case is written in.
package struct CaseExtent: Sendable {
  /// From the scenario's first key to the end of its last value.
  package let scenario: SourceStretch

  /// The row that makes the test case, where the file has rows.
  package let row: SourceStretch?

  package init(scenario: SourceSpan, row: SourceSpan?) {
    self.scenario = SourceStretch(scenario)
    self.row = row.map(SourceStretch.init)
  }
}

/// Where something begins and ends in a file.
///
/// Other than a span it does not hold the file's text, which would stay in memory with the plan.
package struct SourceStretch: Sendable {
  private let startLine: UInt32
  private let startColumn: UInt32
  private let endLine: UInt32
  private let endColumn: UInt32

  init(_ span: SourceSpan) {
    let (start, end) = (span.position, span.file.position(of: span.end))
    startLine = UInt32(clamping: start.line)
    startColumn = UInt32(clamping: start.column)
    endLine = UInt32(clamping: end.line)
    endColumn = UInt32(clamping: end.column)
  }

  func contains(line: Int, column: Int) -> Bool {
    (Int(startLine), Int(startColumn)) <= (line, column)
      && (line, column) < (Int(endLine), Int(endColumn))
  }

  /// How many lines away a line is.
  func distance(toLine line: Int) -> Int {
    max(0, Int(startLine) - line, line - lastLine)
  }

  /// The last line with a character of the stretch; a line break belongs to the line before it.
  private var lastLine: Int {
    endColumn == 1 && endLine > startLine ? Int(endLine) - 1 : Int(endLine)
  }
}
