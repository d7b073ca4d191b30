import ScenarioDiagnostics
import ScenarioModel

extension Scope {
  /// Where the values of some references are written, through parameters and variables.
  func origins(of references: [Reference]) -> [SourceSpan] {
    references.flatMap { reference in
      if let origins = localOrigins[reference.name] { return origins }
      guard depth < Self.greatestDepth, case .template(let template) = variables[reference.name]
      else { return [] }
      return [template.span] + deeper.origins(of: template.references)
    }
  }

  private var deeper: Scope {
    var scope = self
    scope.localOrigins = [:]
    scope.depth += 1
    return scope
  }
}
