/// A value that an app hands to something that it depends on.
public enum CallValue: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A text that anyone may see.
  case text(String)

  /// A text that no log and no report shows, such as a password.
  case secret(String)

  /// A text that anyone may see.
  public init(stringLiteral text: String) { self = .text(text) }

  /// The text, secret or not.
  package var content: String {
    switch self {
    case .text(let text), .secret(let text): text
    }
  }

  /// Whether no log and no report may show the text.
  package var isSecret: Bool {
    switch self {
    case .text: false
    case .secret: true
    }
  }
}
