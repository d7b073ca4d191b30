import ScenarioDiagnostics
import ScenarioYAML
import Suggestions

extension ScenarioDecoder {
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
        suggestion: Self.form(of: table, for: node)
      )
      return nil
    }
    let fields = Fields<Key>.sorted(from: node, beside: neighbours)
    if fields.areAllKnown { return fields }
    return judge(fields, of: node, beside: neighbours, in: owner)
  }

  /// Reports the keys that are in no table, and takes their entries for those of the keys that they mean.
  private mutating func judge<Key: LanguageKey>(
    _ fields: Fields<Key>,
    of node: YAMLNode,
    beside neighbours: KeyNames?,
    in owner: String
  ) -> Fields<Key> {
    let known = Key.names + neighbours.all
    var meant = misspelt(fields.unknown, of: node, among: known, joining: fields)
    let bareSelector = neighbours == nil ? Self.bareSelector(in: node, for: meant) : nil
    if bareSelector != nil { placesOfBareSelectors.insert(node.span.start) }
    let mayStandIn = neighbours == nil && bareSelector == nil
    let standIn = mayStandIn ? standIn(in: node, for: meant, among: known) : nil
    for position in fields.unknown where !(bareSelector?.goesOn(at: position) ?? false) {
      let entry = node.entries[position]
      reportUnknownKey(
        entry.key,
        of: node,
        in: owner,
        known: known,
        place: standIn?.place(ifAt: position) ?? bareSelector?.place(ifAt: position)
          ?? Self.place(of: entry, beside: fields),
        otherwise: Self.misspeltPlace(of: entry.key.text, beside: fields)
      )
    }
    if let standIn { meant.take(entryAt: standIn.position, for: standIn.key) }
    return meant
  }

  /// Decodes the value after a key, if it is there.
  mutating func read<Key: LanguageKey, Value>(
    _ fields: Fields<Key>,
    _ key: Key,
    _ decode: (inout Self, YAMLNode, String) -> Value?
  ) -> Value? {
    guard let node = fields[key] else { return nil }
    return decode(&self, node, key.quoted)
  }

  /// Decodes the value after a key into its place, which stays as it is where there is not one.
  mutating func read<Key: LanguageKey, Value>(
    _ fields: Fields<Key>,
    _ key: Key,
    into place: inout Value,
    _ decode: (inout Self, YAMLNode, String) -> Value?
  ) {
    guard let node = fields[key], let value = decode(&self, node, key.quoted) else { return }
    place = value
  }

  /// The same of something that may be missing.
  mutating func read<Key: LanguageKey, Value>(
    _ fields: Fields<Key>,
    _ key: Key,
    into place: inout Value?,
    _ decode: (inout Self, YAMLNode, String) -> Value?
  ) {
    guard let node = fields[key] else { return }
    place = decode(&self, node, key.quoted)
  }

  /// Reports a key that is in no table.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - node: The mapping that has it.
  ///   - owner: The mapping's name in messages.
  ///   - known: The keys that the mapping can have.
  ///   - place: Advice on where the key belongs, or on its meaning, if that is known.
  ///   - misspeltPlace: The same for a key that is also misspelt.
  mutating func reportUnknownKey(
    _ key: YAMLNode,
    of node: YAMLNode,
    in owner: String,
    known: [String],
    place: @autoclosure () -> String? = nil,
    otherwise misspeltPlace: @autoclosure () -> String? = nil
  ) {
    report(
      .unknownKey(key.text, in: owner),
      at: key.span,
      suggestion: OddSpace.advice(on: key.text)
        ?? ForeignNames.advice(onKey: key.text, in: owner) ?? place()
        ?? Self.meaning(of: key.text, among: known, in: node)
        ?? misspeltPlace() ?? Self.known(known)
    )
  }

  /// How to write a mapping in the place of something else.
  private static func form<Key: LanguageKey>(of table: Key.Type, for node: YAMLNode) -> String? {
    let required = Key.finder.required.map { "\($0.rawValue): ..." }
    if !required.isEmpty { return "write {\(required.list)}" }
    let fitting = Key.allCases.filter { $0.entry.kind.fits(node) }
    guard fitting.count == 1, let key = fitting.first else { return known(Key.names) }
    return "put it after '\(key.rawValue)': {\(key.rawValue): ...}"
  }

  /// The keys that a mapping may have, if it is one whose keys are the language's.
  private static func known(_ keys: [String]) -> String? {
    keys.isEmpty ? nil : "known keys: \(keys.list)"
  }

  /// Reports the required keys that a mapping lacks.
  mutating func requireKeys<Key: LanguageKey>(_ fields: Fields<Key>, of node: YAMLNode) {
    for key in Key.finder.required where !fields.has(key) {
      if key.entry.isSelector, placesOfBareSelectors.contains(node.span.start) { continue }
      let place = node.entries.first?.key.span ?? node.span
      report(.missingKey(key.rawValue, in: Key.owner), at: place)
    }
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
}

extension YAMLNode {
  /// Whether a mapping has a key of that name.
  func hasKey(_ name: String) -> Bool { entries.contains { $0.key.text == name } }
}
