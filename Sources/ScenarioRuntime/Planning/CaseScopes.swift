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
