package import ScenarioModel

/// The rows of a data file, with their places.
package struct DataTable: Sendable {
  /// The names of the rows' values, each where it is written first.
  package let columns: [Located<String>]

  /// Each is a mapping or, where rows have a name, any value.
  package let rows: [Located<Value>]

  package init(columns: [Located<String>], rows: [Located<Value>]) {
    self.columns = columns
    self.rows = rows
  }
}
