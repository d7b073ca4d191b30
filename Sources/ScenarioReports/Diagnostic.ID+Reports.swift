package import ScenarioDiagnostics

/// The ids of problems of reports.
extension Diagnostic.ID {
  package static let malformedXML: Self = "malformed-xml"
  package static let notAReport: Self = "not-a-report"
  package static let refusedXML: Self = "refused-xml"
  package static let repeatedCase: Self = "repeated-case"
}
