import ScenarioDiagnostics
import ScenarioModel

/// One row of a scenario's cases.
struct CaseRow {
  let values: [(name: String, value: VariableTable.Entry)]

  /// The line of the scenario file that stands for the row.
  let line: Int

  /// Where the row is written, if the scenario file has it.
  var extent: SourceSpan?

  /// Where the row is, if that is a data file.
  var place: SourceSpan?

  var names: [String] { values.map(\.name) }

  /// Whether none of the row's values refers to others.
  var isWrittenOut: Bool { values.allSatisfy { $0.value.references.isEmpty } }

  /// The names that the row's values refer to, by the names that these have.
  var uses: [String: Set<String>] {
    Dictionary(values.map { ($0.name, $0.value.names) }, uniquingKeysWith: { $1 })
  }
}

extension VariableTable.Entry {
  fileprivate var names: Set<String> {
    switch self {
    case .value: []
    case .template(let template): Set(template.references.flatMap(\.all).map(\.name))
    }
  }
}
