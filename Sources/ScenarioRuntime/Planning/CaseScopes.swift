import ScenarioDiagnostics
import ScenarioModel

/// The values of a scenario's names in each of its test cases.
struct CaseScopes {
  /// The variables from all sources but the rows and the command line.
  let shared: VariableTable
  let words: WordScope

  /// The variables of the command line, which replace all others.
  let overrides: [String: String]

  /// The values that one row's names stand for.
  func scope(of row: CaseRow, in app: InstalledApp? = nil) -> Scope {
    var table = shared
    for (name, value) in row.values { table.set(name, to: value) }
    let written = scope(of: table, in: app)
    if overrides.isEmpty { return written }
    for (name, text) in overrides {
      table.override(name, with: text, inTheKindOf: written.value(ofVariable: name))
    }
    return scope(of: table, in: app)
  }

  private func scope(of table: VariableTable, in app: InstalledApp?) -> Scope {
    Scope(variables: table, words: words, app: app)
  }
}

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
