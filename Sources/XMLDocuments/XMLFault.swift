/// Why bytes are no XML document that can be read, and where.
package struct XMLFault: Error, Hashable {
  package enum Kind: Sendable {
    /// The document is not well-formed.
    case malformed

    /// The document has a part that is not supported.
    case unsupported
  }

  package let kind: Kind

  /// A phrase that describes the problem.
  package let reason: String

  /// The bytes at fault.
  package let range: Range<Int>

  /// The tag that a tag should have closed, if that is the problem.
  package var opening: XMLOpening?

  init(_ kind: Kind, _ reason: String, at range: Range<Int>) {
    self.kind = kind
    self.reason = reason
    self.range = range
  }
}

/// A tag that opens an element.
package struct XMLOpening: Hashable, Sendable {
  package let name: String
  package let range: Range<Int>
}
