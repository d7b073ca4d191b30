package import ScenarioDiagnostics

/// What a text must be like; all conditions must hold.
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

  package let conditions: [Condition]

  /// Whether upper and lower case are the same, in nested matchers too.
  package let ignoresCase: Resolvable<Bool>?
  package let span: SourceSpan

  package init(
    _ conditions: [Condition],
    ignoresCase: Resolvable<Bool>? = nil,
    span: SourceSpan
  ) {
    self.conditions = conditions
    self.ignoresCase = ignoresCase
    self.span = span
  }

  /// The text that a matcher of the usual kind stands for: equal to that, and no more.
  package var plainText: Text? {
    guard ignoresCase == nil, conditions.count == 1, case .equals(let text) = conditions[0] else {
      return nil
    }
    return text
  }
}
