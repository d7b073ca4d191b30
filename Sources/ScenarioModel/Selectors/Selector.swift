package import AppModelKit
package import ScenarioDiagnostics

/// A description of elements: all criteria must hold, then a choice picks one.
///
/// ```yaml
/// Done                                  # [.anyProperty("Done")]
/// {button: Done, within: Toolbar}       # [.type(.button), .anyProperty("Done"), .within(...)]
/// {cell: {label: Gym}, first: true}     # ..., choice: .first
/// ```
package struct Selector: Sendable {
  /// One thing that an element must have or be.
  package enum Criterion: Sendable {
    /// Any of the identifying properties equals the text: XCUITest's subscript rule.
    case anyProperty(Text)
    /// The accessibility identifier matches; the empty text stands for having none.
    case identifier(Matcher)
    case text(TextProperty, Matcher)
    case type(ElementType)
    case state(StateProperty, Resolvable<Bool>)

    /// An ancestor matches.
    case within(Selector)

    /// The parent matches.
    case childOf(Selector)

    /// A descendant matches.
    case containing(Selector)

    /// The element is one that a vocabulary entry describes.
    case named(Call)
  }

  /// Which of the matches is meant, in reading order.
  package enum Choice: Sendable {
    /// From 0, or from the end if negative.
    case index(Resolvable<Int>)

    /// The first of them; the flag must be true.
    case first(Resolvable<Bool>)
  }

  package let criteria: [Criterion]
  package let choice: Choice?

  /// Whether the file writes the rest as the value of the type: `cell: {label: Gym}`, and not
  /// `type: cell, label: Gym`.
  package let isNestedInType: Bool
  package let span: SourceSpan

  package init(
    _ criteria: [Criterion],
    choice: Choice? = nil,
    isNestedInType: Bool = false,
    span: SourceSpan
  ) {
    self.criteria = criteria
    self.choice = choice
    self.isNestedInType = isNestedInType
    self.span = span
  }

  /// The text of a selector that consists of nothing else.
  package var soleText: Text? {
    guard choice == nil, criteria.count == 1, case .anyProperty(let text) = criteria[0] else {
      return nil
    }
    return text
  }
}
