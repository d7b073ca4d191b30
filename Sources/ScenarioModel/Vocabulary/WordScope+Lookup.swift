extension WordScope {
  /// A vocabulary entry with the scope for the names in it.
  ///
  /// Two are equal if they are the same definition.
  package struct Word: Sendable {
    package let definition: WordDefinition
    package let scope: WordScope

    package var name: Located<String> { definition.name }
    package var kind: WordKind { definition.key.kind }
  }
}

extension WordScope.Word: Hashable {
  package static func == (left: Self, right: Self) -> Bool {
    left.scope === right.scope && left.definition.key == right.definition.key
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name.value)
    hasher.combine(ObjectIdentifier(scope))
  }
}
