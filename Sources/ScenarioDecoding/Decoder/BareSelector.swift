import AppModelKit
import ScenarioYAML

/// A selector whose keys are next to the key that it belongs after: `{button: Done, direction: left}`.
struct BareSelector<Key: LanguageKey> {
  let key: Key

  /// Where its keys are among the entries, in ascending order.
  fileprivate let positions: [Int]

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

extension ScenarioDecoder {
  /// The selector that is in a mapping itself, where no key is there that it could belong after.
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

  /// Whether a key can't be next to one that is there.
  private static func isExcluded<Key: LanguageKey>(_ key: Key, from fields: Fields<Key>) -> Bool {
    Key.rules.contains { rule in
      guard case .excludes(key.rawValue, let others) = rule else { return false }
      return others.compactMap(Key.init(rawValue:)).contains(where: fields.has)
    }
  }
}
