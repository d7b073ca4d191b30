package import AppModelKit
package import ScenarioDiagnostics

/// Which elements of a screen are meant: all criteria must hold, then a choice picks one.
@usableFromInline
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

  /// What a selector that is no lone text asks.
  @usableFromInline
  final class Criteria: Sendable {
    fileprivate let list: [Criterion]
    fileprivate let choice: Choice?
    fileprivate let span: SourceSpan

    fileprivate init(_ list: [Criterion], choice: Choice?, span: SourceSpan) {
      self.list = list
      self.choice = choice
      self.span = span
    }

    /// The text, if any property must be that and no more is asked.
    fileprivate var plainText: Text? {
      guard choice == nil, list.count == 1, case .anyProperty(let text) = list[0] else {
        return nil
      }
      return text
    }
  }

  @usableFromInline
  enum Content: Sendable {
    /// A text that stands alone: most are of this kind, which needs no list.
    case text(Text)
    case criteria(Criteria)
  }

  @usableFromInline let content: Content

  package init(_ criteria: [Criterion], choice: Choice? = nil, span: SourceSpan) {
    content = .criteria(Criteria(criteria, choice: choice, span: span))
  }

  /// A selector that is written as the text alone.
  package init(_ text: Text) {
    content = .text(text)
  }

  package var criteria: [Criterion] {
    switch content {
    case .text(let text): [.anyProperty(text)]
    case .criteria(let criteria): criteria.list
    }
  }

  package var choice: Choice? {
    switch content {
    case .text: nil
    case .criteria(let criteria): criteria.choice
    }
  }

  package var span: SourceSpan {
    switch content {
    case .text(let text): text.span
    case .criteria(let criteria): criteria.span
    }
  }

  /// The text, if the selector is that alone.
  package var plainText: Text? {
    switch content {
    case .text(let text): text
    case .criteria(let criteria): criteria.plainText
    }
  }

  /// The text of a selector that is no more than that, and without references.
  ///
  /// Inlinable, as each look at a screen asks for it, to whom a whole ``Text`` would be a copy of more.
  @inlinable package var plainLiteral: String? {
    guard case .text(let text) = content, text.isLiteral else { return nil }
    return text.string
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
