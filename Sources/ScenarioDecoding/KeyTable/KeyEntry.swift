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
