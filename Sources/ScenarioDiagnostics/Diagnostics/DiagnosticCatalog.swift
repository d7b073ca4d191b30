/// All kinds of diagnostics; each stage adds a list of its own.
package enum DiagnosticCatalog: Sendable {}
