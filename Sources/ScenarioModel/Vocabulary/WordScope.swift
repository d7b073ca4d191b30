/// The vocabulary entries that one file can use, each with the scope that defines it.
///
/// A class, because a vocabulary that a thousand files import is linked once and shared. Neither
/// imports nor scopes have cycles.
package final class WordScope: Sendable {
  private let words: [WordKey: WordDefinition]

  /// Whether the file itself defines an entry more than once.
  package let definesTwice: Bool

  /// The suite's scope, for a scenario in a suite; the scenario's entries hide those in it.
  private let outer: WordScope?
  private let imports: [WordScope]

  /// Whether every file that it imports could be read.
  private let isComplete: Bool
  private let unreadableNames: Set<String>

  /// The first definition of a name counts; a second one was reported when the file was read.
  package init(
    _ vocabulary: Vocabulary,
    outer: WordScope? = nil,
    imports: [WordScope] = [],
    isComplete: Bool = true
  ) {
    self.isComplete = isComplete && outer?.isComplete ?? true
    unreadableNames = vocabulary.unreadableNames
    let definitions = vocabulary.definitions
    words = Dictionary(definitions.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    definesTwice = words.count < definitions.count
    self.outer = outer
    self.imports = imports
  }

  /// A scope without entries.
  package static let empty = WordScope(Vocabulary())

  /// The entries of another scope, with other flows and other files around it.
  private init(
    _ other: WordScope,
    words: [WordKey: WordDefinition],
    outer: WordScope?,
    imports: [WordScope]
  ) {
    self.words = words
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
        words: scope.words.mapValues { word(for: $0, change) },
        outer: scope.outer.map { self.scope(for: $0, change) },
        imports: scope.imports.map { self.scope(for: $0, change) }
      )
      known[ObjectIdentifier(scope)] = changed
      return changed
    }

    private mutating func word(
      for word: WordDefinition,
      _ change: ([Step]) -> [Step]?
    ) -> WordDefinition {
      guard case .flow(let flow) = word.body, let steps = change(flow) else { return word }
      isChanged = true
      return WordDefinition(word.name, parameters: word.parameters, .flow(steps))
    }
  }

  package func word(_ name: String, of kind: WordKind) -> Word? {
    find(WordKey(kind: kind, name: name))
  }

  /// Whether an entry that is not found is certain to be undefined.
  ///
  /// It may be defined in a file that could not be read, or in a way that could not be read, which was
  /// reported already.
  package func isUndefined(_ name: String) -> Bool {
    isComplete && !unreadableNames.contains(name) && outer?.isUndefined(name) ?? true
  }

  /// Whether the file itself defines an entry.
  package func defines(_ name: String, _ kind: WordKind) -> Bool {
    words[WordKey(kind: kind, name: name)] != nil
  }

  /// Whether this file and another one both define an entry of the same kind and name.
  package func overlaps(_ other: WordScope) -> Bool {
    // The names of the smaller table are looked up in the larger one.
    words.count > other.words.count
      ? other.overlaps(self)
      : words.keys.contains { other.words[$0] != nil }
  }

  /// The names of all entries of a kind that can be used here.
  package func names(of kind: WordKind) -> [String] {
    let names = ownNames(of: kind) + imports.flatMap { $0.ownNames(of: kind) }
    return Set(names + (outer?.names(of: kind) ?? [])).sorted()
  }

  /// An upper bound of the number of entries of a kind that can be used here.
  package func nameCount(of kind: WordKind) -> Int {
    imports.reduce(ownNames(of: kind).count + (outer?.nameCount(of: kind) ?? 0)) { count, scope in
      count + scope.ownNames(of: kind).count
    }
  }

  private func ownNames(of kind: WordKind) -> [String] {
    words.keys.filter { $0.kind == kind }.map(\.name)
  }

  /// A suite's entry as the scenario sees it: names in it mean the scenario's entries first.
  private func overriding(_ word: Word) -> Word {
    guard !words.isEmpty, word.scope === outer else { return word }
    return Word(definition: word.definition, scope: self)
  }

  /// Looks in the file itself, then in the suite, then in the imported files, not in their imports.
  private func find(_ key: WordKey) -> Word? {
    if let own = words[key] { return Word(definition: own, scope: self) }
    if let word = outer?.find(key) { return overriding(word) }
    for scope in imports {
      if let word = scope.words[key] { return Word(definition: word, scope: scope) }
    }
    return nil
  }
}
