package import AppModelKit
package import ScenarioDiagnostics

/// Something that holds or does not hold of the screen at one moment.
package struct Expectation: Sendable {
  package indirect enum Form: Sendable {
    /// At least one element matches.
    case exists(Selector)
    case element(Selector, [ElementCondition])
    case elements(Selector, ElementsCondition)

    /// The screen with that name is the topmost one, and no transition is under way.
    case screen(Text)

    /// The latest screen change has that name.
    case transition(Text)
    case equals(ValueTemplate, ValueTemplate)

    /// The vocabulary's check holds.
    case check(Call)
    case all([Expectation])
    case any([Expectation])
    case not(Expectation)
  }

  package let form: Form
  package let span: SourceSpan

  package init(_ form: Form, span: SourceSpan) {
    self.form = form
    self.span = span
  }
}

/// What must hold of the one element that matches, or of whether one does.
package enum ElementCondition: Sendable {
  case exists(Resolvable<Bool>)
  case text(TextProperty, Matcher)
  case type(Located<ElementType>)
  case state(StateProperty, Resolvable<Bool>)

  /// The number of characters of the value.
  indirect case length(CountMatcher)
}

/// What must hold of all elements that match; at least one of the two is given.
package enum ElementsCondition: Sendable {
  case count(CountMatcher)

  /// The labels in reading order.
  case labels([Text])
  case countAndLabels(CountMatcher, [Text])

  package var count: CountMatcher? {
    switch self {
    case .count(let count), .countAndLabels(let count, _): count
    case .labels: nil
    }
  }

  package var labels: [Text]? {
    switch self {
    case .labels(let labels), .countAndLabels(_, let labels): labels
    case .count: nil
    }
  }
}
