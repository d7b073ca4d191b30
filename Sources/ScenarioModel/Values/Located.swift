public import ScenarioDiagnostics

/// A value with the place in a file that it came from.
@usableFromInline
package struct Located<Value: Sendable>: Sendable {
  @usableFromInline package let value: Value
  @usableFromInline package let span: SourceSpan

  @inlinable
  package init(_ value: Value, span: SourceSpan) {
    self.value = value
    self.span = span
  }
}
