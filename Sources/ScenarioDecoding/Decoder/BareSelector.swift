import AppModelKit
import ScenarioYAML

/// A selector whose keys stand beside the key that it belongs behind: `{button: Done, direction: left}`.
struct BareSelector<Key: LanguageKey> {
  let key: Key

  /// Where its keys stand among the entries.
  fileprivate let positions: [Int]

  /// What to say of the entry at a position, if the selector begins there.
  func place(ifAt position: Int) -> String? {
    guard position == positions.first else { return nil }
    return "put the selector behind '\(key.rawValue)': {\(key.rawValue): {...}, ...}"
  }

  /// Whether the entry at a position is one more of the selector, which is told already.
  func goesOn(at position: Int) -> Bool { positions.dropFirst().contains(position) }
}

extension ScenarioDecoder {
  /// The selector that stands in a mapping itself, where no key is there that it could belong behind.
  static func bareSelector<Key: LanguageKey>(
    in node: YAMLNode,
    for fields: Fields<Key>
  ) -> BareSelector<Key>? {
    let keys = Key.allCases.filter(\.entry.isSelector)
    let areAlternatives = Key.rules.contains(.exactlyOne(of: keys.map(\.rawValue)))
    guard keys.count == 1 || areAlternatives, !keys.contains(where: fields.has),
      let key = keys.first(where: { !isExcluded($0, from: fields) })
    else { return nil }
    let positions = fields.unknown.filter { isOfSelector(node.entries[$0].key) }
    return positions.isEmpty ? nil : BareSelector(key: key, positions: positions)
  }

  /// Whether a key can't stand beside one that is there.
  private static func isExcluded<Key: LanguageKey>(_ key: Key, from fields: Fields<Key>) -> Bool {
    Key.rules.contains { rule in
      guard case .excludes(key.rawValue, let others) = rule else { return false }
      return others.compactMap(Key.init(rawValue:)).contains(where: fields.has)
    }
  }
}
