import ScenarioDiagnostics
import ScenarioYAML

extension NodeDecoder {
  /// Sorts a mapping's entries by a key table, and reports keys that are not in it.
  ///
  /// The value after a misspelt key is read as if the key were right. So the misspelling neither
  /// hides other mistakes nor causes any.
  ///
  /// - Parameters:
  ///   - node: A mapping; anything else is reported as not being one.
  ///   - table: The keys that belong there.
  ///   - neighbours: Names that other code reads from the same mapping.
  ///   - owner: The mapping's name in messages, if it differs from the table's.
  /// - Returns: The fields, or nil if the node is not a mapping.
  mutating func fields<Key: LanguageKey>(
    of node: YAMLNode,
    as table: Key.Type,
    beside neighbours: KeyNames? = nil,
    in owner: String = Key.owner
  ) -> Fields<Key>? {
    guard node.kind == .mapping else {
      report(
        .wrongKind(owner, "a mapping", found: node.foundKind),
        at: node.span,
        suggestion: Key.finder.table.form(for: node)
      )
      return nil
    }
    let table = Key.finder.table
    var entries = KnownEntries.sorted(from: node, by: table, beside: neighbours)
    if !entries.unknown.isEmpty {
      judge(&entries, of: node, by: table, beside: neighbours, in: owner)
    }
    return Fields(entries)
  }

  mutating func read<Key: LanguageKey, Value>(
    _ fields: Fields<Key>,
    _ key: Key,
    _ decode: (inout Self, YAMLNode, String) -> Value?
  ) -> Value? {
    guard let node = fields[key] else { return nil }
    return decode(&self, node, key.quoted)
  }

  /// Decodes the value after a key into its place, which stays as it is without a valid value.
  mutating func read<Key: LanguageKey, Value>(
    _ fields: Fields<Key>,
    _ key: Key,
    into place: inout Value,
    _ decode: (inout Self, YAMLNode, String) -> Value?
  ) {
    guard let node = fields[key], let value = decode(&self, node, key.quoted) else { return }
    place = value
  }

  /// Decodes the value after a key into its place, which is nil for an invalid value.
  mutating func read<Key: LanguageKey, Value>(
    _ fields: Fields<Key>,
    _ key: Key,
    into place: inout Value?,
    _ decode: (inout Self, YAMLNode, String) -> Value?
  ) {
    guard let node = fields[key] else { return }
    place = decode(&self, node, key.quoted)
  }

  /// Reports the required keys that a mapping lacks.
  mutating func requireKeys<Key: LanguageKey>(_ fields: Fields<Key>, of node: YAMLNode) {
    require(fields.known, of: node, by: Key.finder.table)
  }

  private mutating func require(_ entries: KnownEntries, of node: YAMLNode, by table: KeyTable) {
    for number in table.required where !entries.has(number) {
      if table.entry(number).isSelector, entries.hasBareSelector { continue }
      report(.missingKey(table.names.all[number], in: table.owner), at: node.firstKeySpan)
    }
  }

  /// The entries of a mapping whose keys the writer chooses.
  mutating func entries<Item>(
    of node: YAMLNode,
    _ name: String,
    _ decode: (inout Self, YAMLEntry) -> Item?
  ) -> [Item]? {
    guard node.kind == .mapping else {
      report(.wrongKind(name, "a mapping", found: node.foundKind), at: node.span)
      return nil
    }
    var items: [Item] = []
    for entry in node.entries {
      if let item = decode(&self, entry) { items.append(item) }
    }
    return items
  }
}

extension LanguageKey {
  static var names: [String] { finder.names.all }

  /// The key as messages name it.
  var quoted: String { Self.finder.quoted(self) }
}

extension [String] {
  /// The names as messages list them.
  var list: String { joined(separator: ", ") }
}

extension YAMLNode {
  /// The kind of the node, as messages about wrong kinds name it.
  var foundKind: String {
    switch kind {
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .scalar:
      if isPlainNull { "nothing" } else { style == .plain ? "'\(text)'" : "a quoted text" }
    }
  }

  /// The place of a mapping's first key, or of anything else as a whole.
  var firstKeySpan: SourceSpan { entries.first?.key.span ?? span }

  func hasKey(_ name: String) -> Bool { entries.contains { $0.key.text == name } }
}
