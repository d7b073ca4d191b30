import ScenarioDiagnostics
import ScenarioYAML

/// The values of a mapping by the keys of one table.
struct Fields<Key: LanguageKey> {
  struct Field {
    let key: Key
    let keyNode: YAMLNode
    let value: YAMLNode
  }

  private(set) var all: [Field] = []

  subscript(key: Key) -> YAMLNode? {
    all.first { $0.key == key }?.value
  }

  mutating func append(_ field: Field) {
    all.append(field)
  }
}

extension ScenarioDecoder {
  /// Sorts a mapping's entries by a key table, and reports keys that are not in it.
  ///
  /// - Parameters:
  ///   - node: A mapping; anything else is reported as not being one.
  ///   - table: The keys that belong there.
  ///   - neighbours: Names that somebody else reads from the same mapping.
  /// - Returns: The fields, or nil if the node is no mapping.
  mutating func fields<Key: LanguageKey>(
    of node: YAMLNode,
    as table: Key.Type,
    beside neighbours: [String] = []
  ) -> Fields<Key>? {
    guard node.kind == .mapping else {
      report(.wrongKind(Key.owner, "a mapping", found: node.foundKind), at: node.span)
      return nil
    }
    var fields = Fields<Key>()
    for entry in node.entries {
      let name = entry.key.text
      if let key = Key(rawValue: name) {
        fields.append(.init(key: key, keyNode: entry.key, value: entry.value))
      } else if !neighbours.contains(name) {
        reportUnknownKey(entry.key, in: Key.owner, known: Key.names + neighbours)
      }
    }
    return fields
  }

  mutating func reportUnknownKey(_ key: YAMLNode, in owner: String, known: [String]) {
    report(
      .unknownKey(key.text, in: owner),
      at: key.span,
      suggestion: didYouMean(key.text, among: known) ?? "known keys: \(known.list)"
    )
  }

  /// Reports the required keys that a mapping lacks.
  mutating func requireKeys<Key: LanguageKey>(_ fields: Fields<Key>, of node: YAMLNode) {
    for key in Key.allCases where key.entry.isRequired && fields[key] == nil {
      let place = node.entries.first?.key.span ?? node.span
      report(.missingKey(key.rawValue, in: Key.owner), at: place)
    }
  }
}

extension LanguageKey {
  static var names: [String] { allCases.map(\.rawValue) }

  /// The key as messages name it.
  var quoted: String { "'\(rawValue)'" }
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
