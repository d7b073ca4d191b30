package import AppModelKit
package import ScenarioDiagnostics

/// Which elements of a screen are meant: all criteria must hold, then a choice picks one.
package struct Selector: Sendable {
  /// One thing that an element must have or be.
  package enum Criterion: Sendable {
    /// Any of the identifying properties equals the text: XCUITest's subscript rule.
    case anyProperty(Text)
    case identifier(Text)
    indirect case text(TextProperty, Matcher)
    case type(ElementType)
    case state(StateProperty, Resolvable<Bool>)

    /// An ancestor matches.
    indirect case within(Selector)

    /// The parent matches.
    indirect case childOf(Selector)

    /// A descendant matches.
    indirect case containing(Selector)

    /// One of the elements that a word of the vocabulary means.
    indirect case named(Call)
  }

  /// Which of the matches is meant, in reading order.
  package enum Choice: Sendable {
    /// From 0, or from the end if negative.
    case index(Resolvable<Int>)

    /// What says so must be true, as leaving it out takes it back.
    case first(Resolvable<Bool>)
  }

  package let criteria: [Criterion]
  package let choice: Choice?
  package let span: SourceSpan

  package init(_ criteria: [Criterion], choice: Choice? = nil, span: SourceSpan) {
    self.criteria = criteria
    self.choice = choice
    self.span = span
  }
}

/// A property of an element that is a text.
package enum TextProperty: String, CaseIterable, Sendable {
  case label
  case value
  case placeholder
  case title
}

/// A property of an element that holds or does not.
package enum StateProperty: String, CaseIterable, Sendable {
  case enabled
  case selected
  case focused
  case hittable
}
