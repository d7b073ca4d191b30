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
/// It is small, and makes nodes only when they are asked for, because most mappings are small and
/// valid.
struct Fields<Key> {
  /// A known key without a place among the bytes.
  fileprivate struct Other {
    /// The key's number in its table.
    let number: Int
    let position: Int
  }

  fileprivate let entries: YAMLEntries

  /// The keys of the first eight entries, a byte for each: its number in the table from 1, or 0 if it is
  /// not there.
  fileprivate var firstKeys: UInt64 = 0

  /// The known keys of the entries after these, then those that were misspelt.
  fileprivate var others: [Other] = []

  /// The positions of keys that are in no table.
  fileprivate(set) var unknown: [Int] = []

  /// Whether the mapping contains the keys of a selector where one of its own keys should be.
  var hasBareSelector = false

  fileprivate init(entries: YAMLEntries) {
    self.entries = entries
  }

  /// Whether each key is in a table.
  var areAllKnown: Bool { unknown.isEmpty }

  fileprivate mutating func append(_ number: Int, at position: Int) {
    if position < Fields.bytes {
      firstKeys |= UInt64(number + 1) << UInt64(8 * position)
    } else {
      others.append(Other(number: number, position: position))
    }
  }

  private static var bytes: Int { 8 }
}

extension Fields: Sequence where Key: LanguageKey {
  /// Goes through the fields in the order written, and then those whose keys were misspelt.
  struct Iterator: IteratorProtocol {
    private var firstKeys: UInt64
    private var position = -1
    private let others: [Other]
    private var other = 0

    fileprivate init(_ fields: Fields<Key>) {
      firstKeys = fields.firstKeys
      others = fields.others
    }

    mutating func next() -> Field<Key>? {
      while firstKeys != 0 {
        let number = Int(firstKeys & 0xFF)
        (firstKeys, position) = (firstKeys >> 8, position + 1)
        if number > 0 { return field(number - 1, at: position) }
      }
      guard other < others.count else { return nil }
      other += 1
      return field(others[other - 1].number, at: others[other - 1].position)
    }

    private func field(_ number: Int, at position: Int) -> Field<Key> {
      Field(key: Key.finder.key(numbered: number), position: position)
    }
  }

  func makeIterator() -> Iterator { Iterator(self) }

  /// How many keys of the table are there, misspelt ones among them.
  var count: Int { reduce(0) { count, _ in count + 1 } }

  /// The value of a field.
  func value(of field: Field<Key>) -> YAMLNode { entries.value(at: field.position) }

  /// The span of a field's key.
  func keySpan(of field: Field<Key>) -> SourceSpan { entries[field.position].key.span }

  subscript(key: Key) -> YAMLNode? { position(of: key).map(entries.value) }

  /// Whether a key is there.
  func has(_ key: Key) -> Bool { position(of: key) != nil }

  private func position(of key: Key) -> Int? {
    var (rest, position) = (firstKeys, 0)
    while rest != 0 {
      let number = Int(rest & 0xFF)
      if number > 0, Key.finder.key(numbered: number - 1) == key { return position }
      (rest, position) = (rest >> 8, position + 1)
    }
    return others.isEmpty ? nil : otherPosition(of: key)
  }

  private func otherPosition(of key: Key) -> Int? {
    others.first { Key.finder.key(numbered: $0.number) == key }?.position
  }
}

extension Fields where Key: LanguageKey {
  /// The entries of a mapping with keys of the table; other code judges the rest.
  init(knownIn node: YAMLNode) {
    self.init(entries: node.entries)
    for position in entries.indices { takeIfKnown(entryAt: position) }
  }

  /// The same, and the positions of all other entries but those that other code reads.
  ///
  /// No initializer, as one of those would be handed a counted reference to the names.
  static func sorted(from node: YAMLNode, beside neighbours: KeyNames?) -> Fields {
    var fields = Fields(entries: node.entries)
    let isRoot = node.isRoot
    for position in fields.entries.indices where !fields.takeIfKnown(entryAt: position) {
      if neighbours.contains(keyAt: position, in: fields.entries) { continue }
      if isRoot, fields.entries[position].key.text.hasPrefix(anchorPrefix) { continue }
      fields.unknown.append(position)
    }
    return fields
  }

  /// The prefix of keys at the top of a file that hold anchors and are ignored.
  static var anchorPrefix: String { "x-" }

  /// Takes an entry if its key is in the table, and says whether it is.
  @discardableResult
  private mutating func takeIfKnown(entryAt position: Int) -> Bool {
    guard let number = Key.finder.names.index(ofKeyAt: position, in: entries) else { return false }
    append(number, at: position)
    return true
  }

  /// Takes an entry for one of a key that nothing stands for yet.
  mutating func take(entryAt position: Int, for key: Key) {
    guard !has(key), let number = Key.finder.number(of: key) else { return }
    others.append(Other(number: number, position: position))
  }
}
