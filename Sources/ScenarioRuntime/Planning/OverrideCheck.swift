package import ScenarioDiagnostics
import ScenarioModel
import Suggestions

/// Finds variables of the command line that no planned scenario uses.
package struct OverrideCheck: Sendable {
  private var use = NameUse()

  package init() {}

  /// Takes in what some cases use.
  package mutating func visit(_ cases: [PlannedCase]) {
    for planned in cases {
      guard case .run(let execution) = planned.action else { continue }
      use.visit(execution)
    }
  }

  /// A warning for each name that nothing refers to, with the nearest one that is used.
  package func diagnostics(for names: some Sequence<String>) -> [Diagnostic] {
    names.filter { !use.names.contains($0) }.sorted().map { name in
      Diagnostic(
        .unusedOverride(name),
        severity: .warning,
        at: .commandLine,
        suggestion: didYouMean(name, among: use.names.sorted())
      )
    }
  }
}

/// The names that scenarios refer to, in their words too.
private struct NameUse: ScenarioVisitor, Sendable {
  private(set) var names: Set<String> = []
  private var words: WordScope = .empty
  private var visited: Set<WordIdentity> = []

  mutating func visit(_ execution: ScenarioExecution) {
    words = execution.scope.words
    execution.scenario.accept(&self)
    for variable in execution.scenario.header.variables {
      guard case .value(let template) = variable.source else { continue }
      template.accept(&self)
    }
  }

  mutating func visit(_ text: Text) {
    if text.isLiteral { return }
    names.formUnion(text.references.flatMap(\.all).map(\.name))
  }

  mutating func visit(_ call: Call, of kind: WordKind) {
    guard let word = words.word(call.name.value, of: kind),
      visited.insert(word.identity).inserted
    else { return }
    let outer = words
    words = word.scope
    word.definition.acceptBody(&self)
    words = outer
  }
}
