import ScenarioDiagnostics
import ScenarioModel

/// Finds imports of which no word is used.
struct UnusedImports {
  private let files: [ImportedFile]

  init(_ files: [ImportedFile]) {
    self.files = files
  }

  func diagnostics(for scenarios: [Scenario]) -> [Diagnostic] {
    guard !files.isEmpty else { return [] }
    var finder = UsedNames()
    for scenario in scenarios {
      scenario.accept(&finder)
      for definition in scenario.header.vocabulary.definitions { definition.acceptBody(&finder) }
    }
    return files.filter { !$0.entry.hasErrors && $0.entry.names.isDisjoint(with: finder.names) }
      .map { Diagnostic(.unusedImport($0.path.value), severity: .warning, at: $0.path.span) }
  }
}

/// The names of the words that a scenario uses.
private struct UsedNames: ScenarioVisitor {
  private(set) var names: Set<String> = []

  mutating func visit(_ call: Call, of kind: WordKind) {
    names.insert(call.name.value)
  }
}
