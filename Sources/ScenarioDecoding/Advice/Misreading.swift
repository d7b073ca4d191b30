import ScenarioDiagnostics
import ScenarioYAML

/// A text that looks like something that it is not: YAML and the language take it as it is, and what
/// expects that no such text is there would pass for ever.
struct Misreading {
  /// What the text is, or is not.
  let text: String
  let suggestion: String

  init(_ text: String, suggestion: String) {
    self.text = text
    self.suggestion = suggestion
  }
}

extension NodeDecoder {
  /// Warns of a text that may have been meant as something else.
  mutating func warn(of misreading: @autoclosure () -> Misreading?, in node: YAMLNode) {
    guard !hasEnoughProblems, let misreading = misreading() else { return }
    report(
      .misreadText(misreading.text),
      severity: .warning,
      at: node.span,
      suggestion: misreading.suggestion
    )
  }
}
