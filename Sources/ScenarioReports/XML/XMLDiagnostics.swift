import ScenarioDiagnostics

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
