package import ScenarioDiagnostics

/// Why a file can't be read as XML, or as the report that it should be.
package struct UnreadableXML: Error {
  package let diagnostic: Diagnostic

  init(_ message: Diagnostic.Message, at span: SourceSpan, notes: [Diagnostic.Note] = []) {
    diagnostic = Diagnostic(message, at: span, notes: notes)
  }
}

extension Diagnostic.Message {
  /// What a document's markup is wrong in, in words.
  static func malformedXML(_ problem: String) -> Self {
    Self(id: "malformed-xml", text: problem)
  }

  /// The document has a part that is left unread on purpose.
  static func refusedXML(_ part: String) -> Self {
    Self(id: "refused-xml", text: part)
  }
}
