package import ScenarioDiagnostics

/// The diagnostics of a data file, or of its use in a scenario file; at least one is an error.
package struct DataProblem: Error {
  package let diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  package init(_ diagnostic: Diagnostic) { self.init([diagnostic]) }
}
