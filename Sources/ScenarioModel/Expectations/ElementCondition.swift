package import AppModelKit

/// A condition on the one element that matches, or on whether one does.
///
/// ```yaml
/// {element: Done, exists: false}                # .exists
/// {element: Title, label: Hello, focused: true} # .text, .state
/// ```
package enum ElementCondition: Sendable {
  case exists(Resolvable<Bool>)
  case text(TextProperty, Matcher)
  case type(Located<ElementType>)
  case state(StateProperty, Resolvable<Bool>)

  /// The number of characters of the value.
  case length(CountMatcher)
}

extension [ElementCondition] {
  /// The flag of conditions that ask only whether the element exists.
  package var soleExistence: Resolvable<Bool>? {
    guard count == 1, case .exists(let flag) = self[0] else { return nil }
    return flag
  }
}
