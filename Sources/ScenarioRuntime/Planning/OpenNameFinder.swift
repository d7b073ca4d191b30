import ScenarioDiagnostics
import ScenarioModel

/// Checks that the names within a word are defined for the scenario that uses it.
///
/// A word sees its parameters and the scenario's variables, so whether a name is defined depends
/// on who uses the word; the diagnostic stands at the use.
struct OpenNameFinder: ScenarioVisitor {
  /// The variables that steps within the word set.
  private(set) var remembered: Set<String> = []
  private var names: NameScope
  private var open: [Reference] = []
  private let word: WordScope.AnyWord
  private var visited: Set<WordIdentity>

  init(_ word: WordScope.AnyWord, _ names: NameScope) {
    self.init(word, names.variables.union(names.remembered), visited: [word.identity])
  }

  private init(_ word: WordScope.AnyWord, _ variables: Set<String>, visited: Set<WordIdentity>) {
    self.word = word
    self.visited = visited
    names = NameScope(
      variables: variables,
      parameters: word.definition.parameters.map(\.name.value)
    )
  }

  mutating func diagnostics(usedAt span: SourceSpan) -> [Diagnostic] {
    word.definition.acceptBody(&self)
    return open.map { reference in
      Diagnostic(
        .undefinedInWord(reference.name, word.definition.name.value),
        at: span,
        suggestion: "define '\(reference.name)' in 'variables', or make it a parameter",
        notes: [.init("it is used here", at: reference.span)]
      )
    }
  }

  mutating func visit(_ text: Text) {
    open += text.references.flatMap(\.all).filter { !names.contains($0.name) }
  }

  mutating func visit(_ call: Call, of kind: WordKind) {
    guard let inner = word.scope.word(call.name.value, of: kind),
      visited.insert(inner.identity).inserted
    else { return }
    var finder = OpenNameFinder(
      inner,
      names.variables.union(names.remembered),
      visited: visited
    )
    inner.definition.acceptBody(&finder)
    open += finder.open
    visited = finder.visited
    remembered.formUnion(finder.remembered)
    names.remembered.formUnion(finder.remembered)
  }

  mutating func visit(remembered found: [Located<String>]) {
    names.remembered.formUnion(found.map(\.value))
    remembered.formUnion(found.map(\.value))
  }

  mutating func enter(_ iteration: Iteration) { names.enter(iteration.names) }

  mutating func leave(_ iteration: Iteration) { names.leave() }
}
