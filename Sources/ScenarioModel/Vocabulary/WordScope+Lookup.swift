extension WordScope {
  /// A vocabulary entry of any kind, with the scope for the names in it.
  package struct AnyWord: Sendable {
    package let definition: any Definition
    package let scope: WordScope
    package let identity: WordIdentity

    package var kind: WordKind { identity.kind }
  }

  package func word(_ name: String, of kind: WordKind) -> AnyWord? {
    switch kind {
    case .element: element(name).map { AnyWord($0, kind) }
    case .flow: flow(name).map { AnyWord($0, kind) }
    case .check: check(name).map { AnyWord($0, kind) }
    }
  }
}

extension WordScope.AnyWord {
  fileprivate init(_ word: WordScope.Word<some Definition>, _ kind: WordKind) {
    definition = word.definition
    scope = word.scope
    identity = WordIdentity(
      kind: kind,
      name: word.definition.name.value,
      scope: ObjectIdentifier(word.scope)
    )
  }
}

/// The identity of one definition among all.
package struct WordIdentity: Hashable, Sendable {
  let kind: WordKind
  let name: String
  let scope: ObjectIdentifier
}
