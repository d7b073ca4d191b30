import ScenarioDiagnostics
import ScenarioModel

/// The names that scenarios refer to and remember, in their words too.
struct NameUse: ScenarioVisitor {
  private(set) var names: Set<String> = []

  /// The first place that remembers each name.
  private(set) var memories: [String: SourceSpan] = [:]
  private var words: WordScope
  private var visited: Set<WordScope.Word> = []

  init(_ scenario: Scenario, words: WordScope, suite: Suite?) {
    self.words = words
    if let suite { visit(suite.name) }
    scenario.accept(&self)
    for variable in scenario.header.variables.referring { variable.acceptValue(&self) }
    guard case .rows(let rows, _) = scenario.cases else { return }
    for value in rows.flatMap(\.values) { value.value.accept(&self) }
  }

  mutating func visit(_ text: Text) {
    if text.isLiteral { return }
    names.formUnion(text.references.flatMap(\.all).map(\.name))
  }

  mutating func visit(remembered found: [Located<String>]) {
    memories.merge(found.map { ($0.value, $0.span) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func visit(_ call: Call, of kind: WordKind) {
    guard let word = words.word(call.name.value, of: kind),
      visited.insert(word).inserted
    else { return }
    let outer = words
    words = word.scope
    for parameter in word.definition.parameters { parameter.fallback?.accept(&self) }
    word.definition.acceptBody(&self)
    words = outer
  }
}
