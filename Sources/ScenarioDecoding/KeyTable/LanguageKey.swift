/// The keys of one kind of mapping in the language.
///
/// These tables are the language's only list of keys: the decoder reads by them, messages suggest
/// from them, and the schema and the reference are written from them.
package protocol LanguageKey: CaseIterable, RawRepresentable, Hashable, Sendable
where RawValue == String {
  /// The mapping as messages name it: `a scenario`.
  static var owner: String { get }

  /// Finds the keys by their names; `KeyFinder()`, which a generic type can't keep for itself.
  static var finder: KeyFinder<Self> { get }

  /// What holds between the keys of one mapping.
  static var rules: [KeyRule] { get }

  var entry: KeyEntry { get }
}

extension LanguageKey {
  package static var rules: [KeyRule] { [] }
}

/// What the language says about one key.
package struct KeyEntry: Sendable {
  package let kind: KeyKind

  /// What it does, in one line.
  package let meaning: String

  /// What holds without the key.
  package let fallback: KeyFallback?
  package let isRequired: Bool

  package init(
    _ kind: KeyKind,
    _ meaning: String,
    fallback: KeyFallback? = nil,
    isRequired: Bool = false
  ) {
    self.kind = kind
    self.meaning = meaning
    self.fallback = fallback
    self.isRequired = isRequired
  }
}
