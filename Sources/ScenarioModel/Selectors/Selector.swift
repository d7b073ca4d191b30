package import AppModelKit
package import ScenarioDiagnostics

/// Which elements of a screen are meant: all criteria must hold, then a choice picks one.
package struct Selector: Sendable {
  /// One thing that an element must have or be.
  package enum Criterion: Sendable {
    /// Any of the identifying properties equals the text: XCUITest's subscript rule.
    case anyProperty(Text)
    /// The accessibility identifier matches; the empty text stands for having none.
    indirect case identifier(Matcher)
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

  private enum Content: Sendable {
    /// A text that stands alone: most are of this kind, which needs no list.
    case text(Text)
    indirect case criteria([Criterion], Choice?, SourceSpan)
  }

  private let content: Content

  package init(_ criteria: [Criterion], choice: Choice? = nil, span: SourceSpan) {
    content = .criteria(criteria, choice, span)
  }

  /// A selector that is written as the text alone.
  package init(_ text: Text) {
    content = .text(text)
  }

  package var criteria: [Criterion] {
    switch content {
    case .text(let text): [.anyProperty(text)]
    case .criteria(let criteria, _, _): criteria
    }
  }

  package var choice: Choice? {
    switch content {
    case .text: nil
    case .criteria(_, let choice, _): choice
    }
  }

  package var span: SourceSpan {
    switch content {
    case .text(let text): text.span
    case .criteria(_, _, let span): span
    }
  }

  /// The text, if the selector is that alone.
  package var plainText: Text? {
    switch content {
    case .text(let text): return text
    case .criteria(let criteria, let choice, _):
      guard choice == nil, criteria.count == 1, case .anyProperty(let text) = criteria[0] else {
        return nil
      }
      return text
    }
  }

  /// The text of a selector that is that alone, without references; empty where it is none of that kind.
  ///
  /// Nearly all looks at a screen ask for no more, and a whole ``Text`` would be a copy of more.
  package var plainLiteral: String {
    switch content {
    case .text(let text): text.string
    case .criteria: ""
    }
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
