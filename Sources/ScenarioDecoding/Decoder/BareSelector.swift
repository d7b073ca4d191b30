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
  /// The selector that stands in a mapping itself, where the one key is not there that it belongs behind.
  static func bareSelector<Key: LanguageKey>(
    in node: YAMLNode,
    for fields: Fields<Key>
  ) -> BareSelector<Key>? {
    let keys = Key.allCases.filter(\.entry.isSelector)
    guard keys.count == 1, let key = keys.first, !fields.has(key) else { return nil }
    let positions = fields.unknown.filter { isOfSelector(node.entries[$0].key) }
    return positions.isEmpty ? nil : BareSelector(key: key, positions: positions)
  }
}
