package import Patterns
package import ScenarioDiagnostics

/// Conditions on a string that must all hold.
///
/// ```yaml
/// Done                                      # .equals
/// {startsWith: Go, ignoringCase: true}      # .startsWith, in upper or lower case
/// ```
package struct Matcher: Sendable {
  package enum Condition: Sendable {
    case equals(Text)
    case not(Matcher)
    case contains(Text)
    case startsWith(Text)
    case endsWith(Text)

    /// A regular expression that is found anywhere in the text, compiled where it has no references.
    indirect case matches(Text, Pattern?)
    case anyOf([Matcher])

    /// The number of characters as people count them.
    case length(CountMatcher)

    /// The text is a number that compares so with another one.
    case number(Comparison, Resolvable<Number>)
  }

  /// How a number compares with another one.
  package enum Comparison: String, CaseIterable, Sendable {
    case greaterThan
    case lessThan
    case atLeast
    case atMost
  }

  package let conditions: [Condition]

  /// Whether upper and lower case are the same, in nested matchers too.
  package let ignoresCase: Resolvable<Bool>?
  package let span: SourceSpan

  package init(_ conditions: [Condition], ignoresCase: Resolvable<Bool>? = nil, span: SourceSpan) {
    self.conditions = conditions
    self.ignoresCase = ignoresCase
    self.span = span
  }

  /// The text that must be equal, if nothing else is asked.
  package var soleText: Text? {
    guard ignoresCase == nil, conditions.count == 1, case .equals(let text) = conditions[0] else {
      return nil
    }
    return text
  }
}
