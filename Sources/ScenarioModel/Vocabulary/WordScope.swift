/// The vocabulary entries that one file can use, each with the scope that defines it.
///
/// A class, because a vocabulary that a thousand files import is linked once and shared. Neither
/// imports nor scopes have cycles.
package final class WordScope: Sendable {
  /// A vocabulary entry with the scope for the names in it.
  package struct Word<Meaning: Definition>: Sendable {
    package let definition: Meaning
    package let scope: WordScope
  }

  private let elements: [String: ElementDefinition]
  private let flows: [String: FlowDefinition]
  private let checks: [String: CheckDefinition]

  /// Whether the file itself defines an entry more than once.
  package let definesTwice: Bool

  /// The suite's scope, for a scenario in a suite; the scenario's entries hide those in it.
  private let outer: WordScope?
  private let imports: [WordScope]

  /// Whether every file that it imports could be read.
  private let isComplete: Bool
  private let unreadableNames: Set<String>

  package init(
    _ vocabulary: Vocabulary,
    outer: WordScope? = nil,
    imports: [WordScope] = [],
    isComplete: Bool = true
  ) {
    self.isComplete = isComplete && outer?.isComplete ?? true
    unreadableNames = vocabulary.unreadableNames
    elements = Self.table(vocabulary.elements)
    flows = Self.table(vocabulary.flows)
    checks = Self.table(vocabulary.checks)
    definesTwice =
      elements.count < vocabulary.elements.count
      || flows.count < vocabulary.flows.count
      || checks.count < vocabulary.checks.count
    self.outer = outer
    self.imports = imports
  }

  /// A scope without entries.
  package static let empty = WordScope(Vocabulary())

  /// The entries of another scope, with other flows and other files around it.
  private init(
    _ other: WordScope,
    flows: [String: FlowDefinition],
    outer: WordScope?,
    imports: [WordScope]
  ) {
    elements = other.elements
    self.flows = flows
    checks = other.checks
    definesTwice = other.definesTwice
    self.outer = outer
    self.imports = imports
    isComplete = other.isComplete
    unreadableNames = other.unreadableNames
  }

  /// The same scope in which some flows have other steps, also in the files that it imports.
  ///
  /// - Parameter change: The steps to use in place of those of a flow; nil to keep them.
  /// - Returns: The scope; nil if all flows keep their steps.
  package func replacingFlows(_ change: ([Step]) -> [Step]?) -> WordScope? {
    var replacement = FlowReplacement()
    let scope = replacement.scope(for: self, change)
    return replacement.isChanged ? scope : nil
  }

  /// Replaces the flows of scopes, each scope once.
  private struct FlowReplacement {
    var isChanged = false
    var known: [ObjectIdentifier: WordScope] = [:]

    mutating func scope(for scope: WordScope, _ change: ([Step]) -> [Step]?) -> WordScope {
      if let known = known[ObjectIdentifier(scope)] { return known }
      let changed = WordScope(
        scope,
        flows: scope.flows.mapValues { flow(for: $0, change) },
        outer: scope.outer.map { self.scope(for: $0, change) },
        imports: scope.imports.map { self.scope(for: $0, change) }
      )
      known[ObjectIdentifier(scope)] = changed
      return changed
    }

    private mutating func flow(
      for flow: FlowDefinition,
      _ change: ([Step]) -> [Step]?
    ) -> FlowDefinition {
      guard let steps = change(flow.steps) else { return flow }
      isChanged = true
      return FlowDefinition(name: flow.name, parameters: flow.parameters, steps: steps)
    }
  }

  /// The first definition of a name counts; a second one was reported when the file was read.
  private static func table<Meaning: Definition>(_ words: [Meaning]) -> [String: Meaning] {
    Dictionary(words.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package func element(_ name: String) -> Word<ElementDefinition>? { find(name, in: \.elements) }

  package func flow(_ name: String) -> Word<FlowDefinition>? { find(name, in: \.flows) }

  package func check(_ name: String) -> Word<CheckDefinition>? { find(name, in: \.checks) }

  /// Whether an entry that is not found is certain to be undefined.
  ///
  /// It may be defined in a file that could not be read, or in a way that could not be read, which was
  /// reported already.
  package func isUndefined(_ name: String) -> Bool {
    isComplete && !unreadableNames.contains(name) && outer?.isUndefined(name) ?? true
  }

  /// Whether the file itself defines an entry.
  package func defines(_ name: String, _ kind: WordKind) -> Bool {
    switch kind {
    case .element: elements[name] != nil
    case .flow: flows[name] != nil
    case .check: checks[name] != nil
    }
  }

  /// Whether this file and another one both define an entry of the same kind and name.
  package func overlaps(_ other: WordScope) -> Bool {
    Self.overlap(elements, other.elements)
      || Self.overlap(flows, other.flows)
      || Self.overlap(checks, other.checks)
  }

  /// Looks up the names of the smaller table in the larger one.
  private static func overlap<Meaning>(
    _ one: [String: Meaning],
    _ other: [String: Meaning]
  ) -> Bool {
    one.count > other.count
      ? overlap(other, one)
      : one.keys.contains { other[$0] != nil }
  }

  /// The names of all entries of a kind that can be used here.
  package func names(of kind: WordKind) -> [String] {
    let names = ownNames(of: kind) + imports.flatMap { $0.ownNames(of: kind) }
    return Set(names + (outer?.names(of: kind) ?? [])).sorted()
  }

  /// An upper bound of the number of entries of a kind that can be used here.
  package func nameCount(of kind: WordKind) -> Int {
    imports.reduce(ownNameCount(of: kind) + (outer?.nameCount(of: kind) ?? 0)) { count, scope in
      count + scope.ownNameCount(of: kind)
    }
  }

  private func ownNameCount(of kind: WordKind) -> Int {
    switch kind {
    case .element: elements.count
    case .flow: flows.count
    case .check: checks.count
    }
  }

  private func ownNames(of kind: WordKind) -> [String] {
    switch kind {
    case .element: Array(elements.keys)
    case .flow: Array(flows.keys)
    case .check: Array(checks.keys)
    }
  }

  /// A suite's entry as the scenario sees it: names in it mean the scenario's entries first.
  private func overriding<Meaning: Definition>(_ word: Word<Meaning>) -> Word<Meaning> {
    let hasWords = !elements.isEmpty || !flows.isEmpty || !checks.isEmpty
    guard hasWords, word.scope === outer else { return word }
    return Word(definition: word.definition, scope: self)
  }

  /// Looks in the file itself, then in the suite, then in the imported files, not in their imports.
  private func find<Meaning: Definition>(
    _ name: String,
    in table: KeyPath<WordScope, [String: Meaning]>
  ) -> Word<Meaning>? {
    if let own = self[keyPath: table][name] { return Word(definition: own, scope: self) }
    if let word = outer?.find(name, in: table) { return overriding(word) }
    for scope in imports {
      if let word = scope[keyPath: table][name] { return Word(definition: word, scope: scope) }
    }
    return nil
  }
}
