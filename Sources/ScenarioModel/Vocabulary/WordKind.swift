/// The kinds of entries that a vocabulary defines.
package enum WordKind: String, CaseIterable, Sendable {
  case element
  case flow
  case check
}

/// What distinguishes the entries of one file: an element and a flow may have the same name.
package struct WordKey: Hashable, Sendable {
  package let kind: WordKind
  package let name: String

  /// The kinds are texts, too, and would take as long as the names.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
