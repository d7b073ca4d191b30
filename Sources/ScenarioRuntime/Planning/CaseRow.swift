import ScenarioDiagnostics
import ScenarioModel

/// One row of a scenario's cases.
struct CaseRow {
  let values: [(name: String, value: VariableTable.Entry)]

  /// The line of the scenario file that stands for the row.
  let line: Int

  /// The row in the scenario file, if it is written there.
  var extent: SourceSpan?

  /// The row in the data file, if it comes from one.
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
