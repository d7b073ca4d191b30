package import ScenarioDiagnostics

/// The ids of problems of commands.
extension Diagnostic.ID {
  package static let idleAcceptance: Self = "idle-acceptance"
  package static let layoutRefused: Self = "layout-refused"
  package static let malformedEvents: Self = "malformed-events"
  package static let unknownMutant: Self = "unknown-mutant"
  package static let unusableReport: Self = "unusable-report"
}
