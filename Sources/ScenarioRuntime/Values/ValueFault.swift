package import ScenarioDiagnostics

/// A value that is missing or of the wrong kind, found only while running.
package struct ValueFault: Error, Sendable {
  package let reason: String
  package let span: SourceSpan
  package let suggestion: String?

  package init(_ reason: String, at span: SourceSpan, suggestion: String? = nil) {
    self.reason = reason
    self.span = span
    self.suggestion = suggestion
  }

  static func nestedTooDeep(at span: SourceSpan) -> ValueFault {
    ValueFault("values are nested deeper than \(Scope.greatestDepth) levels", at: span)
  }
}
