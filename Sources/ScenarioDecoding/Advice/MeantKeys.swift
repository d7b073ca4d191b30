import AppModelKit
import ScenarioYAML

/// The meaning of keys that are in no table, so that the misspelling hides no mistake in their values.
extension Fields where Key: LanguageKey {
  /// Adds entries under the keys that were most likely meant.
  func joining(
    _ positions: ArraySlice<Int>,
    of node: YAMLNode,
    among known: [String]
  ) -> Fields<Key> {
    var fields = self
    for position in positions where fields.isMisspelling(node.entries[position]) {
      if let key = Self.meant(by: node.entries[position], among: known) {
        fields.take(entryAt: position, for: key)
      }
    }
    return fields
  }

  /// The key that was meant.
  ///
  /// Another tool's key counts only if its value could belong to the key here.
  private static func meant(by entry: YAMLEntry, among known: [String]) -> Key? {
    let name = entry.key.text
    guard let key = ForeignNames.meaning(of: name, among: known).flatMap(Key.init(rawValue:)) else {
      return nil
    }
    let isMisspelling = ForeignNames.counterpart(of: name, among: known) == nil
    return isMisspelling || key.entry.kind.fits(entry.value) ? key : nil
  }

  /// Whether a key is not just one that belongs elsewhere.
  fileprivate func isMisspelling(_ entry: YAMLEntry) -> Bool {
    !entry.lacksSpace && TablePlace(self).place(of: entry.key.text) == nil
  }
}

/// The unknown key that was meant for a required one, such as `actions` if only `steps` is missing.
struct StandIn<Key: LanguageKey> {
  let key: Key

  /// Where it is among the entries.
  let position: Int

  /// Looks at a mapping whose keys are all of one table; nil if several keys are unknown or missing, or
  /// if the value has another shape.
  ///
  /// - Parameters:
  ///   - node: The mapping.
  ///   - fields: The known keys, misspelt ones included.
  ///   - known: The keys that the mapping can have.
  init?(in node: YAMLNode, for fields: Fields<Key>, among known: [String]) {
    let lacking = Key.finder.required.filter { !fields.has($0) }
    guard lacking.count == 1, let key = lacking.first else { return nil }
    let unknownKeys = fields.unknown.lazy.filter { position in
      let entry = node.entries[position]
      return fields.isMisspelling(entry)
        && ForeignNames.meaning(of: entry.key.text, among: known) == nil
    }.prefix(2)
    guard let position = unknownKeys.first, unknownKeys.count == 1,
      key.entry.kind.fits(node.entries[position].value)
    else { return nil }
    self.key = key
    self.position = position
  }

  /// What to say of the entry at a position, if it is this one.
  func place(ifAt position: Int) -> String? {
    position == self.position ? "did you mean '\(key.rawValue)'?" : nil
  }
}

/// A selector whose keys are next to the key that it belongs after: `{button: Done, direction: left}`.
struct BareSelector<Key: LanguageKey> {
  private let key: Key

  /// Where its keys are among the entries, in ascending order.
  private let positions: [Int]

  /// Looks for a selector in a mapping itself, where no key is there that it could belong after.
  init?(in node: YAMLNode, for fields: Fields<Key>) {
    let keys = Key.allCases.filter(\.entry.isSelector)
    let areAlternatives = Key.rules.contains(.exactlyOne(of: keys.map(\.rawValue)))
    guard keys.count == 1 || areAlternatives, !keys.contains(where: fields.has),
      let key = keys.first(where: { !Self.isExcluded($0, from: fields) })
    else { return nil }
    self.key = key
    positions = fields.unknown.filter { node.entries[$0].key.isKeyOfSelector }
    if positions.isEmpty { return nil }
  }

  /// Whether a key can't be next to one that is there.
  private static func isExcluded(_ key: Key, from fields: Fields<Key>) -> Bool {
    Key.rules.contains { rule in
      guard case .excludes(key.rawValue, let others) = rule else { return false }
      return others.compactMap(Key.init(rawValue:)).contains(where: fields.has)
    }
  }

  /// What to say of the entry at a position, if the selector begins there.
  func place(ifAt position: Int) -> String? {
    guard position == positions.first else { return nil }
    return "put the selector after '\(key.rawValue)': {\(key.rawValue): {...}, ...}"
  }

  /// Whether the entry at a position is one more of the selector, which is reported already.
  func includes(at position: Int) -> Bool {
    let next = positions.partitioningIndex { $0 >= position }
    return next > 0 && next < positions.count && positions[next] == position
  }
}
