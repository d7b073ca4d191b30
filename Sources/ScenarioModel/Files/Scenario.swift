package import ScenarioDiagnostics

/// One scenario of a file.
///
/// ```yaml
/// name: A question is answered   # name
/// app: trivia                    # header.app
/// cases: [{answer: "1999"}]      # cases
/// steps: [{tap: "${answer}"}]    # steps
/// ```
///
/// It is a class because every stage passes it on, and it never changes.
package final class Scenario: Sendable {
  /// The name of the test case; its span stands for the scenario in messages.
  package let name: Text
  package let header: Header

  /// The rows that the scenario runs with; nil if it is a single test case.
  package let cases: Cases?
  package let steps: [Step]

  /// All that is written of the scenario.
  package let extent: SourceSpan

  package init(name: Text, header: Header, cases: Cases? = nil, steps: [Step], extent: SourceSpan) {
    self.name = name
    self.header = header
    self.cases = cases
    self.steps = steps
    self.extent = extent
  }

  /// The same scenario with another header or other steps.
  package func with(header: Header? = nil, steps: [Step]? = nil) -> Scenario {
    Scenario(
      name: name,
      header: header ?? self.header,
      cases: cases,
      steps: steps ?? self.steps,
      extent: extent
    )
  }
}
