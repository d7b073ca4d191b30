package import ScenarioDiagnostics
package import ScenarioModel

/// The rows of a data file, with their places.
package struct DataTable: Sendable {
  /// One row: a mapping or, where rows have a name, any value.
  package struct Row: Sendable {
    package let value: Value
    package let span: SourceSpan

    package init(value: Value, span: SourceSpan) {
      self.value = value
      self.span = span
    }
  }

  /// The names of the rows' values, each where it is written first.
  package let columns: [Located<String>]
  package let rows: [Row]

  package init(columns: [Located<String>], rows: [Row]) {
    self.columns = columns
    self.rows = rows
  }
}
