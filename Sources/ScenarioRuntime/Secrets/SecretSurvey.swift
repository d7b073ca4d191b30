package import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel

/// What a scenario lists as secret, as far as it is known before the run.
struct SecretSurvey {
  let listed: [Located<String>]

  /// The names that the scenario defines in any way; nil if rows that could not be read may do so.
  let knownNames: Set<String>?
  private let table: VariableTable
  private let rows: [CaseRow]
  private let overrides: [String: String]

  init(
    _ listed: [Located<String>],
    among knownNames: Set<String>?,
    _ table: VariableTable,
    _ rows: [CaseRow],
    _ overrides: [String: String]
  ) {
    self.listed = listed
    self.knownNames = knownNames
    self.table = table
    self.rows = rows
    self.overrides = overrides
  }

  /// What is written of the secrets in files and on the command line.
  var written: Secrets {
    var secrets = Secrets()
    let names = Set(listed.map(\.value))
    for name in names {
      if let entry = table[name] { secrets.insert(written: entry) }
      if let text = overrides[name] { secrets.insert(declared: text) }
    }
    for row in rows {
      for value in row.values where names.contains(value.name) {
        secrets.insert(written: value.value)
        secrets.insert(declared: "", from: [row.place].compactMap(\.self))
      }
    }
    return secrets
  }
}

extension Diagnostic {
  /// A name that is listed as secret, with the nearest variable.
  package static func unknownSecret(
    _ name: String,
    at span: SourceSpan,
    among known: [String]
  ) -> Diagnostic {
    Diagnostic(
      .unknownSecret(name),
      at: span,
      suggestion: suggestion(unlike: name, known: known, "variables")
    )
  }
}
