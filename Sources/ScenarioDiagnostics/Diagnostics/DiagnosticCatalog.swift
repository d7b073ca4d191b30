/// The explanations of all diagnostics; each stage adds those of its own messages.
package enum DiagnosticCatalog: Sendable {}
