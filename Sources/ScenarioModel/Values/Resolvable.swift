package import ScenarioDiagnostics

/// A number, boolean or duration that is written out, or a template that yields it while running.
package enum Resolvable<Value: Sendable>: Sendable {
  case literal(Value, SourceSpan)
  case template(Text)

  package var span: SourceSpan {
    switch self {
    case .literal(_, let span): span
    case .template(let text): text.span
    }
  }

  package var literal: Value? {
    guard case .literal(let value, _) = self else { return nil }
    return value
  }
}

/// A value with the place in a file that it came from.
package struct Located<Value: Sendable>: Sendable {
  package let value: Value
  package let span: SourceSpan

  package init(_ value: Value, span: SourceSpan) {
    self.value = value
    self.span = span
  }
}
