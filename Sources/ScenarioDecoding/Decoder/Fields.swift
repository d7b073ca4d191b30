import ScenarioDiagnostics
import ScenarioYAML

/// A key with the position of its entry.
struct Field<Key> {
  let key: Key
  fileprivate let position: Int
}

/// The values of a mapping by the keys of one table.
///
/// ```swift
/// let fields = fields(of: node, as: TouchKey.self)
/// let timeout = fields.flatMap { read($0, .timeout) { $0.duration($1, $2) } }
/// ```
///
/// It makes nodes only when they are asked for.
struct Fields<Key: LanguageKey> {
  let known: KnownEntries

  init(_ known: KnownEntries) { self.known = known }

  /// The positions of keys that are in no table.
  var unknown: [Int] { known.unknown }

  /// How many keys of the table are there, misspelt ones among them.
  var count: Int { known.reduce(0) { count, _ in count + 1 } }

  func value(of field: Field<Key>) -> YAMLNode { known.entries.value(at: field.position) }

  func keySpan(of field: Field<Key>) -> SourceSpan { known.entries[field.position].key.span }

  subscript(key: Key) -> YAMLNode? { position(of: key).map(known.entries.value) }

  func has(_ key: Key) -> Bool { position(of: key) != nil }

  private func position(of key: Key) -> Int? {
    Key.finder.number(of: key).flatMap(known.position)
  }
}

extension Fields: Sequence {
  /// Goes through the fields in the order written, and then those whose keys were misspelt.
  func makeIterator() -> some IteratorProtocol<Field<Key>> {
    known.lazy.map { Field(key: Key.finder.key(numbered: $0.number), position: $0.position) }
      .makeIterator()
  }
}
