package import ProtocolValues

/// A request of the page that has passed all checks: it has the token, and comes from the page itself.
package struct ServedRequest: Hashable, Sendable {
  /// `GET` or `POST`.
  package let method: String

  /// The path without the query: `/api/view`.
  package let path: String

  /// The query's parameters; the last one of equal names counts.
  package let query: [String: String]

  /// JSON; empty for `GET`.
  package var body: [UInt8]

  package init(method: String, path: String, query: [String: String] = [:], body: [UInt8] = []) {
    self.method = method
    self.path = path
    self.query = query
    self.body = body
  }

  /// The body as JSON; nil if it is malformed.
  package var json: ProtocolValue? { ProtocolValue(json: body) }
}
