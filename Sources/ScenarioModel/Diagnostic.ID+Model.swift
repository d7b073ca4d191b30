package import ScenarioDiagnostics

/// The ids of problems that both the decoder and the planner find.
extension Diagnostic.ID {
  package static let durationBeyondLimit: Self = "duration-beyond-limit"
  package static let malformedName: Self = "malformed-name"
  package static let misreadText: Self = "misread-text"
}
