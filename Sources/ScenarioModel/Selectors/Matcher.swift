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

/// What a count must be: all given limits must hold.
package struct CountMatcher: Sendable {
  package let exactly: Resolvable<Int>?
  package let atLeast: Resolvable<Int>?
  package let atMost: Resolvable<Int>?
  package let not: Resolvable<Int>?
  package let span: SourceSpan

  package init(
    exactly: Resolvable<Int>? = nil,
    atLeast: Resolvable<Int>? = nil,
    atMost: Resolvable<Int>? = nil,
    not: Resolvable<Int>? = nil,
    span: SourceSpan
  ) {
    self.exactly = exactly
    self.atLeast = atLeast
    self.atMost = atMost
    self.not = not
    self.span = span
  }
}
