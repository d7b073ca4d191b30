import ScenarioDiagnostics
import ScenarioModel

/// Where values are written that may have come through variables, parameters and loops.
extension Scope {
  /// The place where a text is written: its own, or that of the value if it is a lone reference.
  func origin(of text: Text) -> SourceSpan {
    text.soleReference.flatMap(origin) ?? text.span
  }

  /// The place where a value is written, in the same way.
  func origin(of template: ValueTemplate) -> SourceSpan {
    template.soleReference.flatMap(origin) ?? template.span
  }

  /// Nil for what no file holds, such as the command line's values and those of the app.
  private func origin(of reference: Reference) -> SourceSpan? {
    guard let sources = localSources[reference.name] else {
      return origin(ofVariable: reference.name, depth: 0)
    }
    return sources.origin
  }

  /// Within variables there are no parameters.
  private func origin(ofVariable name: String, depth: Int) -> SourceSpan? {
    guard depth < Self.greatestDepth, remembered[name] == nil else { return nil }
    switch variables[name] {
    case .value(_, let span): return span
    case .template(let template):
      return template.soleReference.flatMap { origin(ofVariable: $0.name, depth: depth + 1) }
        ?? template.span
    case nil: return nil
    }
  }
}

extension ValueTemplate {
  fileprivate var soleReference: Reference? {
    guard case .text(let text) = content else { return nil }
    return text.soleReference
  }
}
