import ScenarioDiagnostics
import ScenarioModel

/// One row of a scenario's cases.
struct CaseRow {
  let values: [(name: String, value: VariableTable.Entry)]

  /// The line of the scenario file that stands for the row.
  let line: Int

  /// Where the row stands, if that is a data file.
  let place: SourceSpan?

  init(
    values: [(name: String, value: VariableTable.Entry)],
    line: Int,
    place: SourceSpan? = nil
  ) {
    self.values = values
    self.line = line
    self.place = place
  }

  var names: [String] { values.map(\.name) }
}
