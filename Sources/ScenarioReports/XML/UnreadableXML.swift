package import ScenarioDiagnostics

/// Why a file can't be read as XML, or as the report that it should be.
package struct UnreadableXML: Error {
  package let diagnostic: Diagnostic

  init(_ message: Diagnostic.Message, at span: SourceSpan, notes: [Diagnostic.Note] = []) {
    diagnostic = Diagnostic(message, at: span, notes: notes)
  }
}
