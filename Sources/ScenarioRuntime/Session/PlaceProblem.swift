package import ScenarioDiagnostics

/// A reason why a place can't run test cases, such as a missing driver.
package struct PlaceProblem: Error, Sendable {
  package let reason: String

  /// The advice, as a phrase.
  package let advice: String?

  /// The setting of `rehearse.yaml` that led to the problem, if one did.
  package let place: SourceSpan?

  /// The last lines that a program printed.
  package let output: [String]

  package init(
    _ reason: String,
    advice: String? = nil,
    at place: SourceSpan? = nil,
    output: [String] = []
  ) {
    self.reason = reason
    self.advice = advice
    self.place = place
    self.output = output
  }

  package var text: String { reason.adding(advice: advice) }

  /// The problem at a place, unless it has its own.
  package func placed(at span: SourceSpan?) -> PlaceProblem {
    PlaceProblem(reason, advice: advice, at: place ?? span, output: output)
  }
}
