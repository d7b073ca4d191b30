import ScenarioDiagnostics
import ScenarioYAML
import Suggestions

/// A key with what stands behind it.
///
/// Like `Fields` and `KeyFinder` it asks nothing of its keys: Swift would look for each table's
/// conformance among all of the program's when the table is first used.
struct Field<Key> {
  let key: Key
  fileprivate let entry: YAMLEntry

  var keyNode: YAMLNode { entry.key }

  var value: YAMLNode { entry.value }
}

/// The values of a mapping by the keys of one table.
struct Fields<Key> {
  /// A key with its place among the entries.
  ///
  /// Fields are made of these when somebody asks, since nodes cost the counting of references.
  private struct Place {
    let key: Key
    let position: Int
  }

  private let entries: YAMLEntries
  private var places: [Place] = []

  /// The positions of keys that are in no table.
  private(set) var unknown: [Int] = []

  private init(entries: YAMLEntries) {
    self.entries = entries
  }

  /// The fields in the order written.
  var all: some RandomAccessCollection<Field<Key>> {
    places.lazy.map { [entries] in Field(key: $0.key, entry: entries[$0.position]) }
  }
}

extension Fields where Key: LanguageKey {
  subscript(key: Key) -> YAMLNode? {
    for place in places where place.key == key { return entries.value(at: place.position) }
    return nil
  }

  /// Whether a key is there.
  func has(_ key: Key) -> Bool {
    for place in places where place.key == key { return true }
    return false
  }

  /// The entries of a mapping with keys of the table; somebody else judges the rest.
  init(knownIn node: YAMLNode) {
    entries = node.entries
    for position in entries.indices { takeIfKnown(entryAt: position) }
  }

  /// The same, and the positions of all other entries but those that somebody else reads.
  ///
  /// No initializer, as one of those would be handed a counted reference to the names.
  fileprivate static func sorted(from node: YAMLNode, beside neighbours: KeyNames?) -> Fields {
    var fields = Fields(entries: node.entries)
    for position in fields.entries.indices where !fields.takeIfKnown(entryAt: position) {
      if !neighbours.contains(keyAt: position, in: fields.entries) {
        fields.unknown.append(position)
      }
    }
    return fields
  }

  /// Takes an entry if its key is in the table, and says whether it is.
  @discardableResult
  private mutating func takeIfKnown(entryAt position: Int) -> Bool {
    guard let key = Key.finder.key(at: position, in: entries) else { return false }
    if places.isEmpty { places.reserveCapacity(min(entries.count, Key.finder.names.all.count)) }
    places.append(Place(key: key, position: position))
    return true
  }

  /// Takes an entry for one of a key that nothing stands for yet.
  mutating func take(entryAt position: Int, for key: Key) {
    if !has(key) { places.append(Place(key: key, position: position)) }
  }
}

extension ScenarioDecoder {
  /// Sorts a mapping's entries by a key table, and reports keys that are not in it.
  ///
  /// What stands behind a misspelt key is read as it was meant, so that the slip neither hides other
  /// mistakes nor makes any.
  ///
  /// - Parameters:
  ///   - node: A mapping; anything else is reported as not being one.
  ///   - table: The keys that belong there.
  ///   - neighbours: Names that somebody else reads from the same mapping.
  ///   - owner: What the mapping is, if not what the table says.
  /// - Returns: The fields, or nil if the node is no mapping.
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
    guard !fields.unknown.isEmpty else { return fields }
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
          ?? Self.place(of: entry, beside: fields)
      )
    }
    if let standIn { meant.take(entryAt: standIn.position, for: standIn.key) }
    return meant
  }

  /// Decodes the value behind a key, if it is there.
  mutating func read<Key: LanguageKey, Value>(
    _ fields: Fields<Key>,
    _ key: Key,
    _ decode: (inout Self, YAMLNode, String) -> Value?
  ) -> Value? {
    guard let node = fields[key] else { return nil }
    return decode(&self, node, key.quoted)
  }

  /// Reports a key that stands in no table.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - node: The mapping that has it.
  ///   - owner: What the mapping is.
  ///   - known: The keys that it may have.
  ///   - place: Where the key belongs, or what it means, if that is known.
  mutating func reportUnknownKey(
    _ key: YAMLNode,
    of node: YAMLNode,
    in owner: String,
    known: [String],
    place: @autoclosure () -> String? = nil
  ) {
    report(
      .unknownKey(key.text, in: owner),
      at: key.span,
      suggestion: OddSpace.advice(on: key.text) ?? place()
        ?? Self.meaning(of: key.text, among: known, in: node)
        ?? Self.known(known)
    )
  }

  /// How to write a mapping in the place of something else.
  private static func form<Key: LanguageKey>(of table: Key.Type, for node: YAMLNode) -> String? {
    let required = Key.finder.required.map { "\($0.rawValue): ..." }
    if !required.isEmpty { return "write {\(required.list)}" }
    let fitting = Key.allCases.filter { $0.entry.kind.fits(node) }
    guard fitting.count == 1, let key = fitting.first else { return known(Key.names) }
    return "put it behind '\(key.rawValue)': {\(key.rawValue): ...}"
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
  /// What was found, as messages about wrong kinds say it.
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

  /// Whether nothing at all stands where a value belongs.
  var isLeftOut: Bool { isPlainNull && text.isEmpty }
}
