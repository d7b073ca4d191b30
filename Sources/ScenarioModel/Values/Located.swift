package import ScenarioDiagnostics

/// A value with the place in a file that it came from.
package struct Located<Value: Sendable>: Sendable {
  package let value: Value
  package let span: SourceSpan

  package init(_ value: Value, span: SourceSpan) {
    self.value = value
    self.span = span
  }
}
