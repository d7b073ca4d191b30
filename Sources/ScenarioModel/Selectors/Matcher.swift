package import ScenarioDiagnostics

/// What a text must be like; all conditions must hold.
@usableFromInline
package struct Matcher: Sendable {
  package enum Condition: Sendable {
    case equals(Text)
    indirect case not(Matcher)
    case contains(Text)
    case startsWith(Text)
    case endsWith(Text)

    /// A regular expression that is found anywhere in the text.
    case matches(Text)
    case anyOf([Matcher])

    /// The number of characters as people count them.
    indirect case length(CountMatcher)
  }

  /// What a matcher that is no lone text asks.
  @usableFromInline
  final class Conditions: Sendable {
    fileprivate let list: [Condition]
    fileprivate let ignoresCase: Resolvable<Bool>?
    fileprivate let span: SourceSpan

    fileprivate init(_ list: [Condition], ignoresCase: Resolvable<Bool>?, span: SourceSpan) {
      self.list = list
      self.ignoresCase = ignoresCase
      self.span = span
    }

    /// The text, if it must be equal to that and no more is asked.
    fileprivate var plainText: Text? {
      guard ignoresCase == nil, list.count == 1, case .equals(let text) = list[0] else {
        return nil
      }
      return text
    }
  }

  @usableFromInline
  enum Content: Sendable {
    /// Equal to a text that stands alone: nearly all are of this kind, which needs no list.
    case text(Text)
    case conditions(Conditions)
  }

  @usableFromInline let content: Content

  package init(
    _ conditions: [Condition],
    ignoresCase: Resolvable<Bool>? = nil,
    span: SourceSpan
  ) {
    content = .conditions(Conditions(conditions, ignoresCase: ignoresCase, span: span))
  }

  /// A matcher that is written as the text alone.
  package init(equalTo text: Text) {
    content = .text(text)
  }

  package var conditions: [Condition] {
    switch content {
    case .text(let text): [.equals(text)]
    case .conditions(let conditions): conditions.list
    }
  }

  /// Whether upper and lower case are the same, in nested matchers too.
  package var ignoresCase: Resolvable<Bool>? {
    switch content {
    case .text: nil
    case .conditions(let conditions): conditions.ignoresCase
    }
  }

  package var span: SourceSpan {
    switch content {
    case .text(let text): text.span
    case .conditions(let conditions): conditions.span
    }
  }

  /// The text that a matcher of the usual kind stands for: equal to that, and no more.
  package var plainText: Text? {
    switch content {
    case .text(let text): text
    case .conditions(let conditions): conditions.plainText
    }
  }

  /// The text of a matcher that is no more than that, and without references.
  ///
  /// Inlinable, as each look at a screen asks for it, to whom a whole ``Text`` would be a copy of more.
  @inlinable package var plainLiteral: String? {
    guard case .text(let text) = content, text.isLiteral else { return nil }
    return text.string
  }
}
