import ScenarioYAML

/// Finds the keys of one kind of mapping by their names.
struct KeyFinder<Key: LanguageKey>: Sendable {
  let table = KeyTable(Key.self)
  private let keys = Array(Key.allCases)

  var names: KeyNames { table.names }

  /// The key at a place in the table.
  func key(numbered number: Int) -> Key { keys[number] }

  /// The key's place in the table.
  func number(of key: Key) -> Int? { keys.firstIndex(of: key) }

  /// The key that a scalar is the name of.
  func key(named node: YAMLNode) -> Key? { names.index(of: node).map { keys[$0] } }

  /// What one of a mapping's keys is the name of.
  func key(at position: Int, in entries: YAMLEntries) -> Key? {
    names.index(ofKeyAt: position, in: entries).map { keys[$0] }
  }

  /// The first of the keys that a mapping has.
  func firstKey(in mapping: YAMLNode) -> Key? { names.firstIndex(in: mapping).map { keys[$0] } }

  /// The key in the quotes that messages put around it.
  func quoted(_ key: Key) -> String {
    number(of: key).map { table.quoted[$0] } ?? key.rawValue
  }
}
