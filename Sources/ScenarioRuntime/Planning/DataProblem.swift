package import ScenarioDiagnostics

/// What is wrong with a data file, or with what a scenario file asks of it; at least one error.
package struct DataProblem: Error {
  package let diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  package init(_ diagnostic: Diagnostic) {
    self.init([diagnostic])
  }
}
