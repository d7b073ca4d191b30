import ScenarioDiagnostics
import ScenarioModel

/// The reading of the data that a scenario names, and what is wrong with it.
struct DataLoading {
  let data: any DataProvider
  private(set) var diagnostics: [Diagnostic] = []

  /// What messages show of data that could not be had, so that no one knows what is secret in them.
  private(set) var unknownData: [SourceSpan] = []

  /// The value that a source means, or nil if it can't be had.
  mutating func value(of source: DataSource) -> Located<Value>? {
    do throws(DataProblem) {
      return try data.value(of: source)
    } catch {
      report(error, of: source)
      return nil
    }
  }

  /// The rows, one without values for a scenario that has none, or nil if they can't be had.
  mutating func rows(of scenario: Scenario) -> [CaseRow]? {
    switch scenario.cases {
    case nil: [CaseRow(values: [], line: scenario.name.span.line)]
    case .rows(let rows, _): rows.map(CaseRow.init)
    case .file(let source, let name): table(of: source).map { rows(of: $0, source, name?.value) }
    }
  }

  private mutating func table(of source: DataSource) -> DataTable? {
    do throws(DataProblem) {
      return try data.table(of: source)
    } catch {
      report(error, of: source)
      return nil
    }
  }

  private mutating func rows(
    of table: DataTable,
    _ source: DataSource,
    _ name: String?
  ) -> [CaseRow] {
    let line = source.path.span.line
    if let name {
      return table.rows.map { row in
        CaseRow(values: [(name, .value(row.value, at: row.span))], line: line, place: row.span)
      }
    }
    reportNames(table.columns, of: source)
    return table.rows.enumerated().compactMap { index, row in
      guard case .mapping(let entries) = row.value else {
        reportNameless(row, number: index + 1, of: source)
        return nil
      }
      let values = entries.enumerated().map { index, entry in
        (
          name: entry.key,
          value: VariableTable.Entry.value(entry.value, at: row.span(ofValue: index))
        )
      }
      return CaseRow(values: values, line: line, place: row.span)
    }
  }

  private mutating func reportNameless(_ row: DataTable.Row, number: Int, of source: DataSource) {
    unknownData.append(row.span)
    diagnostics.append(
      Diagnostic(
        .rowWithoutNames(number, row.value.kindName),
        at: row.span,
        suggestion: "say 'as: row' to give each row a name",
        notes: [.dataRead(source)]
      )
    )
  }

  /// Reports columns and keys that can't be the names of variables.
  ///
  /// A table without a header has the values of its first row there.
  private mutating func reportNames(_ names: [Located<String>], of source: DataSource) {
    for name in names where !name.value.isName {
      unknownData.append(name.span)
      diagnostics.append(
        Diagnostic(
          .malformedRowName(name.value),
          at: name.span,
          suggestion: advice(onColumn: name.value, isSole: names.count == 1, of: source),
          notes: [.dataRead(source)]
        )
      )
    }
  }

  private func advice(onColumn name: String, isSole: Bool, of source: DataSource) -> String {
    if isSole, DataFormat(ofPath: source.path.value) == .csv, name.looksLikeColumns {
      return "separate the columns by commas"
    }
    if name.trimmingBlanks.isName { return "leave out the spaces around it" }
    return "rename it, or say 'as: row' to reach the others as '${row.name}'"
  }

  /// Reports what is wrong, and for a problem within the data who reads them.
  private mutating func report(_ problem: DataProblem, of source: DataSource) {
    unknownData += problem.diagnostics.flatMap(\.spans)
      .filter { $0.file !== source.path.span.file }
    diagnostics += problem.diagnostics.map { diagnostic in
      if diagnostic.place.span?.file === source.path.span.file { return diagnostic }
      var diagnostic = diagnostic
      diagnostic.notes.append(.dataRead(source))
      return diagnostic
    }
  }
}

extension Diagnostic.Note {
  fileprivate static func dataRead(_ source: DataSource) -> Self {
    Self("the data are read here", at: source.path.span)
  }
}

extension CaseRow {
  /// A row that is written in the scenario file.
  fileprivate init(_ row: Cases.Row) {
    let values = row.values.map {
      (name: $0.key.value, value: VariableTable.Entry.template($0.value))
    }
    self.init(values: values, line: row.span.line, extent: row.span)
  }
}

extension String {
  /// Whether the sole column of a table looks like several, with what other tools put between them.
  var looksLikeColumns: Bool { contains { ";\t|".contains($0) } }
}
