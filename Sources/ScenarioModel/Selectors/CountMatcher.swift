/// What a count must be.
package enum CountMatcher: Sendable {
  case exactly(Resolvable<Int>)

  /// All of them must hold; there is at least one.
  case limits([Limit])

  /// A number that a count is compared with.
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
