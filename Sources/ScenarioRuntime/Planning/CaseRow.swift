import ScenarioDiagnostics
import ScenarioModel

/// One row of a scenario's cases.
struct CaseRow {
  let values: [(name: String, value: VariableTable.Entry)]

  /// The line of the scenario file that stands for the row.
  let line: Int

  /// Where the row is written, if the scenario file has it.
  var extent: SourceSpan?

  /// Where the row stands, if that is a data file.
  var place: SourceSpan?

  var names: [String] { values.map(\.name) }
}
