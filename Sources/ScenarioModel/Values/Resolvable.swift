package import ScenarioDiagnostics

/// A number, boolean, duration or word that is written out, or a template that yields it while
/// running.
///
/// For example `timeout: 5s` and `timeout: ${patience}`.
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
