package import ScenarioDiagnostics

/// The ids of problems of commands.
extension Diagnostic.ID {
  package static let layoutRefused: Self = "layout-refused"
  package static let malformedEvents: Self = "malformed-events"
  package static let unusableReport: Self = "unusable-report"
}
