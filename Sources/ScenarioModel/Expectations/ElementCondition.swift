package import AppModelKit

/// What must hold of the one element that matches, or of whether one does.
package enum ElementCondition: Sendable {
  case exists(Resolvable<Bool>)

  /// The property stands behind the matcher, where it takes a byte: before it, it would take eight.
  case text(Matcher, TextProperty)
  case type(Located<ElementType>)
  case state(StateProperty, Resolvable<Bool>)

  /// The number of characters of the value.
  indirect case length(CountMatcher)
}
