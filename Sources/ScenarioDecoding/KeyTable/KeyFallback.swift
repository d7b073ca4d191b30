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
