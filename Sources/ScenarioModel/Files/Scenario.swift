package import ScenarioDiagnostics

/// One scenario as its file says it; what is nil was not given.
///
/// A class, as it is large, never changes, and is handed through every stage.
package final class Scenario: Sendable {
  /// The name of the test case, and the place that stands for the scenario.
  package let name: Text
  package let header: Header
  package let cases: Cases?
  package let steps: [Step]

  /// All that is written of it.
  package let extent: SourceSpan

  package init(
    name: Text,
    header: Header,
    cases: Cases? = nil,
    steps: [Step],
    extent: SourceSpan
  ) {
    self.name = name
    self.header = header
    self.cases = cases
    self.steps = steps
    self.extent = extent
  }
}
