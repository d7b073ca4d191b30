import ScenarioYAML

/// The entries of a mapping by the numbers that their keys have in a table.
///
/// It is small, because most mappings are small and valid.
struct KnownEntries {
  /// A known key without a place among the bytes.
  private struct Other {
    let number: Int
    let position: Int
  }

  let entries: YAMLEntries

  /// The keys of the first eight entries, a byte for each: its number in the table from 1, or 0 if it is
  /// not there.
  private var firstKeys: UInt64 = 0

  /// The known keys of the entries after these, then those that were misspelt.
  private var others: [Other] = []

  /// The positions of keys that are in no table.
  private(set) var unknown: [Int] = []

  /// Whether the mapping contains the keys of a selector where one of its own keys should be.
  var hasBareSelector = false

  /// The entries of a mapping with keys of the table; other code judges the rest.
  init(in node: YAMLNode, of table: KeyTable) {
    self.init(entries: node.entries)
    for position in entries.indices { takeIfKnown(entryAt: position, of: table) }
  }

  private init(entries: YAMLEntries) { self.entries = entries }

  /// The same, and the positions of all other entries but those that other code reads.
  ///
  /// No initializer: one would count references to the names, which is 0.5 % of `check`.
  static func sorted(
    from node: YAMLNode,
    by table: KeyTable,
    beside neighbours: KeyNames?
  ) -> Self {
    var known = KnownEntries(entries: node.entries)
    let isRoot = node.isRoot
    for position in known.entries.indices
    where !known.takeIfKnown(entryAt: position, of: table) {
      if neighbours.contains(keyAt: position, in: known.entries) { continue }
      if isRoot, known.entries[position].key.text.hasPrefix(anchorPrefix) { continue }
      known.unknown.append(position)
    }
    return known
  }

  /// The prefix of keys at the top of a file that hold anchors and are ignored.
  static let anchorPrefix = "x-"

  /// Takes an entry if its key is in the table, and says whether it is.
  @discardableResult
  private mutating func takeIfKnown(entryAt position: Int, of table: KeyTable) -> Bool {
    guard let number = table.names.index(ofKeyAt: position, in: entries) else { return false }
    if position < Self.bytes {
      firstKeys |= UInt64(number + 1) << UInt64(8 * position)
    } else {
      others.append(Other(number: number, position: position))
    }
    return true
  }

  private static let bytes = 8

  /// Takes an entry for one of a key that nothing stands for yet.
  mutating func take(entryAt position: Int, for number: Int) {
    if !has(number) { others.append(Other(number: number, position: position)) }
  }
}

extension KnownEntries: Sequence {
  /// Goes through the known entries in the order written, and then those whose keys were misspelt.
  struct Iterator: IteratorProtocol {
    private var firstKeys: UInt64
    private var position = -1
    private let others: [Other]
    private var other = 0

    fileprivate init(_ known: KnownEntries) {
      firstKeys = known.firstKeys
      others = known.others
    }

    mutating func next() -> (number: Int, position: Int)? {
      while firstKeys != 0 {
        let number = Int(firstKeys & 0xFF)
        (firstKeys, position) = (firstKeys >> 8, position + 1)
        if number > 0 { return (number - 1, position) }
      }
      guard other < others.count else { return nil }
      other += 1
      return (others[other - 1].number, others[other - 1].position)
    }
  }

  func makeIterator() -> Iterator { Iterator(self) }

  var numbers: some Sequence<Int> { lazy.map(\.number) }

  func has(_ number: Int) -> Bool { position(of: number) != nil }

  func position(of number: Int) -> Int? {
    var (rest, position) = (firstKeys, 0)
    while rest != 0 {
      if Int(rest & 0xFF) == number + 1 { return position }
      (rest, position) = (rest >> 8, position + 1)
    }
    return others.isEmpty ? nil : others.first { $0.number == number }?.position
  }
}
