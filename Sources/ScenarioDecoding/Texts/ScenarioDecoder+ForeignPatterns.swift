import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

/// How a place compares a text with those on the screen.
enum TextComparison {
  /// A selector that is a text alone.
  case anyProperty

  /// A matcher that is a text alone.
  case matcher

  /// `contains`, `startsWith` or `endsWith`.
  case part

  /// An item of `labels`, or a side of `equals`, which take no matcher.
  case wholeText
}

extension ScenarioDecoder {
  /// Warns of a text that another tool would read as a regular expression: an expectation that nothing
  /// matches it would always pass.
  mutating func warn(ofPattern text: Text, in node: YAMLNode, as comparison: TextComparison) {
    guard let pattern = ForeignPattern(text) else { return }
    report(
      .misreadText("'\(shortened(text.source))' is compared as it is written, not as a pattern"),
      severity: .warning,
      at: node.span,
      suggestion: Self.advice(on: pattern, text, as: comparison)
    )
  }

  private static func advice(
    on pattern: ForeignPattern,
    _ text: Text,
    as comparison: TextComparison
  ) -> String {
    let whole = "{matches: \(pattern.wholeExpression.inSingleQuotes)}"
    let literal = "{is: \(text.source.inSingleQuotes)}"
    return switch comparison {
    case .anyProperty: "write {label: \(whole)}; if the text itself is meant, {label: \(literal)}"
    case .matcher: "write \(whole); if the text itself is meant, \(literal)"
    case .part:
      "write {matches: \(pattern.partialExpression.inSingleQuotes)}; if the text itself is meant, "
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
