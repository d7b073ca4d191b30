package import ScenarioDiagnostics

extension DiagnosticCatalog {
  package static let runtime = appExplanations + dataExplanations + vocabularyExplanations
}
