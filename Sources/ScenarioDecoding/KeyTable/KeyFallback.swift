/// What holds where a key is left out.
package enum KeyFallback: Equatable, Sendable, ExpressibleByStringLiteral {
  /// A value, as it would be written.
  case value(String)

  /// Something that no value behind the key could say.
  case phrase(String)

  package init(stringLiteral value: String) {
    self = .value(value)
  }

  package static let headers = phrase("the header's")

  package var text: String {
    switch self {
    case .value(let text), .phrase(let text): text
    }
  }
}
