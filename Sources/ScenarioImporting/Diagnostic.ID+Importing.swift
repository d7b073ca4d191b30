package import ScenarioDiagnostics

/// The ids of problems with flows of other tools.
extension Diagnostic.ID {
  package static let invalidFlow: Self = "invalid-flow"
  package static let notImported: Self = "not-imported"
}
