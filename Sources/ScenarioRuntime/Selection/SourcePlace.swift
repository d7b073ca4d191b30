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

  /// The same line of a file of another name.
  package func moved(to file: String) -> SourcePlace {
    SourcePlace(file: file, line: line, column: column)
  }

  /// The cases of the file at this place: rows if there are any, otherwise scenarios.
  func choice(from cases: [PlannedCase]) -> [PlannedCase] {
    let rows = choice(from: cases) { $0.row }
    return rows.isEmpty ? choice(from: cases) { $0.scenario } : rows
  }

  /// The cases with a stretch on the line; of several on one line those at the column, if any are.
  private func choice(
    from cases: [PlannedCase],
    by stretch: (CaseExtent) -> SourceStretch?
  ) -> [PlannedCase] {
    let onLine = cases.filter { planned in
      planned.extent.flatMap(stretch).map { $0.distance(toLine: line) == 0 } ?? false
    }
    let atColumn = onLine.filter { $0.extent.flatMap(stretch).map(isWithin) ?? false }
    return atColumn.isEmpty ? onLine : atColumn
  }

  private func isWithin(_ stretch: SourceStretch) -> Bool {
    column.map { stretch.contains(line: line, column: $0) } ?? false
  }

  func distance(to planned: PlannedCase) -> Int {
    planned.extent.map { $0.scenario.distance(toLine: line) } ?? .max
  }
}
