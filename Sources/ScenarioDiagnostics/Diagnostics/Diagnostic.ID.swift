extension Diagnostic {
  /// The stable name of a kind of problem, in brackets after each message: `unknown-key`.
  package struct ID: Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension Diagnostic.ID: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(rawValue: text) }
}

extension Diagnostic.ID: CustomStringConvertible {
  package var description: String { rawValue }
}
