package import ScenarioDiagnostics

extension DiagnosticCatalog {
  package static let decoding = shapes + values + words
}
