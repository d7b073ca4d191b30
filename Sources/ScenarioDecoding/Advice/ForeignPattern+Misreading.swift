import ScenarioDiagnostics
import ScenarioModel

/// How a place compares a text with those on the screen.
enum TextComparison {
  /// A selector that is a text alone.
  case anyProperty

  case matcher

  /// `contains`, `startsWith` or `endsWith`.
  case part

  /// An item of `labels`, or a side of `equals`, which take no matcher.
  case wholeText
}

extension ForeignPattern {
  /// A text that another tool would read as a regular expression: an expectation that nothing matches it
  /// would always pass.
  static func misreading(of text: Text, as comparison: TextComparison) -> Misreading? {
    ForeignPattern(text).map { pattern in
      Misreading(
        "'\(shortened(text.source))' is compared as it is written, not as a pattern",
        suggestion: pattern.advice(on: text, as: comparison)
      )
    }
  }

  private func advice(on text: Text, as comparison: TextComparison) -> String {
    let whole = "{matches: \(wholeExpression.inSingleQuotes)}"
    let literal = "{is: \(text.source.inSingleQuotes)}"
    return switch comparison {
    case .anyProperty: "write {label: \(whole)}; if the text itself is meant, {label: \(literal)}"
    case .matcher: "write \(whole); if the text itself is meant, \(literal)"
    case .part:
      "write {matches: \(partialExpression.inSingleQuotes)}; if the text itself is meant, "
        + "escape its signs there with '\\'"
    case .wholeText: "to match a pattern, write \(whole) after 'label' in an expectation of its own"
    }
  }
}

extension String {
  /// The text as a YAML scalar in single quotes.
  fileprivate var inSingleQuotes: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }
}
