package import ScenarioDiagnostics
package import ScenarioModel

/// The rows of a data file, with their places.
package struct DataTable: Sendable {
  /// The names of the rows' values, each where it is written first.
  package let columns: [Located<String>]

  /// A row: a mapping or, where rows have a name, any value.
  package struct Row: Sendable {
    package let value: Value
    package let span: SourceSpan

    /// The places of a mapping's values, in its order.
    private let valueSpans: [SourceSpan]

    package init(_ value: Value, span: SourceSpan, valueSpans: [SourceSpan] = []) {
      self.value = value
      self.span = span
      self.valueSpans = valueSpans
    }

    /// The place of a mapping's value, or of the row if that is unknown.
    func span(ofValue index: Int) -> SourceSpan {
      valueSpans.indices.contains(index) ? valueSpans[index] : span
    }
  }

  package let rows: [Row]

  package init(columns: [Located<String>], rows: [Row]) {
    self.columns = columns
    self.rows = rows
  }
}
