/// The rules of the language for one key: the kind of its value, its meaning, and its default.
///
/// ```swift
/// KeyEntry(.duration, "How long to wait.", fallback: .value("5s"))
/// ```
struct KeyEntry: Sendable {
  let kind: KeyKind

  /// What it does, in one line.
  let meaning: String

  /// What holds without the key.
  let fallback: KeyFallback?
  let isRequired: Bool

  init(_ kind: KeyKind, _ meaning: String, fallback: KeyFallback? = nil, isRequired: Bool = false) {
    self.kind = kind
    self.meaning = meaning
    self.fallback = fallback
    self.isRequired = isRequired
  }
}

/// What holds where a key is left out.
enum KeyFallback: Equatable, Sendable, ExpressibleByStringLiteral {
  /// A value, as it would be written.
  case value(String)

  /// Something that no value after the key could say.
  case phrase(String)

  init(stringLiteral value: String) { self = .value(value) }

  static let headers = phrase("the header's")

  var text: String {
    switch self {
    case .value(let text), .phrase(let text): text
    }
  }
}
