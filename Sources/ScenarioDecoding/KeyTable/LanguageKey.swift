/// The keys of one kind of mapping in the language, such as those of `tap`.
///
/// These tables are the language's only list of keys: the decoder reads with them, messages suggest
/// from them, and the schema and the reference are generated from them.
///
/// It does not inherit from `RawRepresentable`, whose `==` compares the names of keys with payloads:
/// 2 % of `check`.
protocol LanguageKey: CaseIterable, Hashable, Sendable {
  /// The key as people write it.
  var rawValue: String { get }

  init?(rawValue: String)

  /// The mapping as messages name it: `a scenario`.
  static var owner: String { get }

  /// Finds the keys by their names; `KeyFinder()`, which a generic type can't keep for itself.
  static var finder: KeyFinder<Self> { get }

  /// The keys that a mapping must have.
  static var required: [Self] { get }

  /// What holds between the keys of one mapping.
  static var rules: [KeyRule] { get }

  var entry: KeyEntry { get }
}

/// Keys that include those of another enum, which lists them once for all tables.
///
/// ```swift
/// case element               // a key of the table
/// case text(TextProperty)    // a key for each of the texts
/// ```
protocol NestingKey: LanguageKey {}

extension NestingKey {
  init?(rawValue: String) {
    guard let key = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = key
  }
}

extension LanguageKey {
  static var required: [Self] { allCases.filter(\.entry.isRequired) }

  static var rules: [KeyRule] { [] }

  static func entry(numbered number: Int) -> KeyEntry { finder.key(numbered: number).entry }
}
