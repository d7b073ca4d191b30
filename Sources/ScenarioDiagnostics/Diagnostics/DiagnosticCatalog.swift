/// The explanations of all diagnostics; each room adds its own beside its messages.
package enum DiagnosticCatalog: Sendable {}
