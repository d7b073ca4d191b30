package import ScenarioDiagnostics
package import ScenarioModel

/// A scenario file as the planner gets it, whoever read it.
package struct PlanSource: Sendable {
  package let file: SourceFile

  /// The scenarios as far as they could be decoded.
  package let scenarios: [Scenario]

  /// What reading and decoding found.
  package let diagnostics: [Diagnostic]

  package init(file: SourceFile, scenarios: [Scenario], diagnostics: [Diagnostic]) {
    self.file = file
    self.scenarios = scenarios
    self.diagnostics = diagnostics
  }
}
