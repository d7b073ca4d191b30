import ScenarioDiagnostics
import ScenarioModel
import ScenarioRuntime

/// Finds imports whose entries are not used.
struct UnusedImports {
  private let files: [ImportedFile]

  init(_ files: [ImportedFile]) { self.files = files }

  /// The imports that neither scenarios nor the words beside them use.
  func diagnostics(
    for scenarios: [Scenario],
    suiteWords: Vocabulary = Vocabulary()
  ) -> [Diagnostic] {
    guard !files.isEmpty else { return [] }
    var finder = UsedNames()
    for scenario in scenarios {
      scenario.accept(&finder)
      finder.visitWords(of: scenario.header.vocabulary)
    }
    finder.visitWords(of: suiteWords)
    return diagnostics(except: finder.names)
  }

  /// The imports that the words of a vocabulary file do not use.
  func diagnostics(forWords vocabulary: Vocabulary) -> [Diagnostic] {
    guard !files.isEmpty else { return [] }
    var finder = UsedNames()
    finder.visitWords(of: vocabulary)
    return diagnostics(except: finder.names)
  }

  private func diagnostics(except used: Set<String>) -> [Diagnostic] {
    files.filter { !$0.entry.isBroken && $0.entry.names.isDisjoint(with: used) }
      .map { Diagnostic(.unusedImport($0.path.value), severity: .warning, at: $0.path.span) }
  }
}

private struct UsedNames: ScenarioVisitor {
  private(set) var names: Set<String> = []

  mutating func visitWords(of vocabulary: Vocabulary) {
    for definition in vocabulary.definitions { definition.acceptBody(&self) }
  }

  mutating func visit(_ call: Call, of kind: WordKind) { names.insert(call.name.value) }
}
