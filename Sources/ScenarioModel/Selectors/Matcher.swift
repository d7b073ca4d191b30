package import Patterns
package import ScenarioDiagnostics

/// What a text must be like; all conditions must hold.
package struct Matcher: Sendable {
  package enum Condition: Sendable {
    case equals(Text)
    indirect case not(Matcher)
    case contains(Text)
    case startsWith(Text)
    case endsWith(Text)

    /// A regular expression that is found anywhere in the text, compiled where it has no references.
    indirect case matches(Text, Pattern?)
    case anyOf([Matcher])

    /// The number of characters as people count them.
    indirect case length(CountMatcher)
  }

  private enum Content: Sendable {
    /// Equal to a text that stands alone: nearly all are of this kind, which needs no list.
    case text(Text)
    indirect case conditions([Condition], ignoresCase: Resolvable<Bool>?, SourceSpan)
  }

  private let content: Content

  package init(
    _ conditions: [Condition],
    ignoresCase: Resolvable<Bool>? = nil,
    span: SourceSpan
  ) {
    content = .conditions(conditions, ignoresCase: ignoresCase, span)
  }

  /// A matcher that is written as the text alone.
  package init(equalTo text: Text) {
    content = .text(text)
  }

  package var conditions: [Condition] {
    switch content {
    case .text(let text): [.equals(text)]
    case .conditions(let conditions, _, _): conditions
    }
  }

  /// Whether upper and lower case are the same, in nested matchers too.
  package var ignoresCase: Resolvable<Bool>? {
    switch content {
    case .text: nil
    case .conditions(_, let ignoresCase, _): ignoresCase
    }
  }

  package var span: SourceSpan {
    switch content {
    case .text(let text): text.span
    case .conditions(_, _, let span): span
    }
  }

  /// The text that a matcher of the usual kind stands for: equal to that, and no more.
  package var plainText: Text? {
    switch content {
    case .text(let text): return text
    case .conditions(let conditions, let ignoresCase, _):
      guard ignoresCase == nil, conditions.count == 1, case .equals(let text) = conditions[0] else {
        return nil
      }
      return text
    }
  }

  /// The text of a matcher that is that alone, without references; empty where it is none of that kind.
  ///
  /// Nearly all looks at a screen ask for no more, and a whole ``Text`` would be a copy of more.
  package var plainLiteral: String {
    switch content {
    case .text(let text): text.string
    case .conditions: ""
    }
  }
}
