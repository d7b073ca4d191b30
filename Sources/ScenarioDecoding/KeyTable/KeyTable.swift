import ScenarioYAML

/// The keys of one kind of mapping by their numbers, for code that is the same for all kinds.
final class KeyTable: Sendable {
  /// The mapping as messages name it: `a scenario`.
  let owner: String
  let names: KeyNames

  /// The numbers of the keys that a mapping must have.
  let required: [Int]

  /// The keys as messages name them.
  let quoted: [String]
  private let type: any LanguageKey.Type

  init<Key: LanguageKey>(_ type: Key.Type) {
    owner = Key.owner
    let keys = Array(Key.allCases)
    let requiredKeys = Key.required
    names = KeyNames(keys.map(\.rawValue))
    required = keys.indices.filter { requiredKeys.contains(keys[$0]) }
    quoted = keys.map { "'\($0.rawValue)'" }
    self.type = type
  }

  func holds(_ other: any LanguageKey.Type) -> Bool { type == other }

  func entry(_ number: Int) -> KeyEntry { type.entry(numbered: number) }

  /// The numbers of the keys whose entries pass a test.
  func numbers(where passes: (KeyEntry) -> Bool) -> [Int] {
    names.all.indices.filter { passes(entry($0)) }
  }

  /// What holds between the keys of one mapping.
  var rules: [KeyRule] { type.rules }

  func number(of name: String) -> Int? { names.all.firstIndex(of: name) }

  /// How to write a mapping of the table in the place of something else.
  func form(for node: YAMLNode) -> String? {
    if !required.isEmpty {
      return "write {\(required.map { "\(names.all[$0]): ..." }.list)}"
    }
    let fitting = numbers { $0.kind.fits(node) }
    if fitting.count == 1 {
      let name = names.all[fitting[0]]
      return "put it after '\(name)': {\(name): ...}"
    }
    return names.all.isEmpty ? nil : "known keys: \(names.all.list)"
  }
}
