import ScenarioDiagnostics

extension Diagnostic.Message {
  /// The markup of a document is malformed.
  static func malformedXML(_ problem: String) -> Self {
    Self(id: .malformedXML, text: problem)
  }

  /// The document has a part that is not supported.
  static func refusedXML(_ part: String) -> Self {
    Self(id: .refusedXML, text: part)
  }
}
