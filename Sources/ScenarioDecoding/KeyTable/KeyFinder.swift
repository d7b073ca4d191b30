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

  func key(named node: YAMLNode) -> Key? { names.index(of: node).map { keys[$0] } }

  /// What one of a mapping's keys is the name of.
  func key(at position: Int, in entries: YAMLEntries) -> Key? {
    names.index(ofKeyAt: position, in: entries).map { keys[$0] }
  }

  func firstKey(in mapping: YAMLNode) -> Key? { names.firstIndex(in: mapping).map { keys[$0] } }

  /// The key in the quotes that messages put around it.
  func quoted(_ key: Key) -> String {
    number(of: key).map { table.quoted[$0] } ?? key.rawValue
  }
}

/// Some names, or none at all.
extension KeyNames? {
  var all: [String] { self?.all ?? [] }

  func contains(_ key: YAMLNode) -> Bool { self?.contains(key) ?? false }

  /// Whether one of a mapping's keys is among the names.
  func contains(keyAt position: Int, in entries: YAMLEntries) -> Bool {
    self?.index(ofKeyAt: position, in: entries) != nil
  }
}
