import ScenarioDiagnostics

/// A line of a scenario file, perhaps with a column, as editors and reports write it.
package struct SourcePlace: Equatable, Sendable {
  package let file: String

  /// From 1.
  package let line: Int

  /// From 1, in UTF-8 bytes.
  package let column: Int?

  package init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The cases of the file that stand there: rows where there are any, else scenarios.
  func choice(from cases: [PlannedCase]) -> [PlannedCase] {
    let rows = choice(from: cases) { $0.row }
    return rows.isEmpty ? choice(from: cases) { $0.scenario } : rows
  }

  /// The cases with a span on the line; of several on one line those at the column, if any are.
  private func choice(
    from cases: [PlannedCase],
    by span: (CaseExtent) -> SourceSpan?
  ) -> [PlannedCase] {
    let onLine = cases.filter { planned in
      planned.extent.flatMap(span).map { distance(to: $0) == 0 } ?? false
    }
    let atColumn = onLine.filter { $0.extent.flatMap(span).map(isWithin) ?? false }
    return atColumn.isEmpty ? onLine : atColumn
  }

  private func isWithin(_ span: SourceSpan) -> Bool {
    guard let column else { return false }
    let (start, end) = (span.position, span.file.position(of: span.end))
    return (start.line, start.column) <= (line, column) && (line, column) < (end.line, end.column)
  }

  /// How many lines away a case stands.
  func distance(to planned: PlannedCase) -> Int {
    planned.extent.map { distance(to: $0.scenario) } ?? .max
  }

  private func distance(to span: SourceSpan) -> Int {
    let end = span.end > span.start ? span.end - 1 : span.end
    return max(0, span.line - line, line - span.file.position(of: end).line)
  }
}
