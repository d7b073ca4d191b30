/// A condition on a count: `3`, or `{atLeast: 1, atMost: 5}`.
package enum CountMatcher: Sendable {
  case exactly(Resolvable<Int>)

  /// All of them must hold; there is at least one.
  case limits([Limit])

  /// A comparison of a count with a number.
  package struct Limit: Sendable {
    package enum Kind: String, Sendable {
      case atLeast
      case atMost
      case not
    }

    package let kind: Kind
    package let number: Resolvable<Int>

    package init(_ kind: Kind, _ number: Resolvable<Int>) {
      self.kind = kind
      self.number = number
    }
  }
}
