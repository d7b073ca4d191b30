package import ScenarioDiagnostics

/// A value that is missing or of the wrong kind, found only while running.
package struct ValueFault: Error, Sendable {
  package let reason: String
  package let span: SourceSpan
  private let suggest: @Sendable () -> String?

  /// A suggestion, made only when it is shown, because there may be many names.
  package var suggestion: String? { suggest() }

  package init(
    _ reason: String,
    at span: SourceSpan,
    suggestion: @autoclosure @escaping @Sendable () -> String? = nil
  ) {
    self.reason = reason
    self.span = span
    suggest = suggestion
  }

  static func nestedTooDeep(at span: SourceSpan) -> ValueFault {
    ValueFault("values are nested deeper than \(Scope.greatestDepth) levels", at: span)
  }
}
