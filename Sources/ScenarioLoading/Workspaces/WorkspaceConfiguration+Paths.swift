import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel
import ScenarioRuntime

extension WorkspaceConfiguration {
  /// What the paths mean that the configuration names, of which there must be one.
  package func scenarioPaths() throws(PathProblem) -> [ScenarioPath] {
    if paths.isEmpty { throw ownPath == nil ? .noWorkspace : .noPath }
    do throws(PathProblem) {
      return try ScenarioPath.all(paths)
    } catch {
      throw placing(error)
    }
  }

  /// The same problem, with paths that lead nowhere shown where they are written.
  package func placing(_ problem: PathProblem) -> PathProblem {
    guard case .missing(let missing) = problem else { return problem }
    let written = configuration.paths.filter { missing.contains(shown($0.value)) }
    let secrets = configuration.header.writtenSecrets
    return .configured(written.map { missingPath($0).masked(by: secrets) })
  }

  private func missingPath(_ path: Located<String>) -> Diagnostic {
    Diagnostic(
      .missingPath(path.value),
      at: path.span,
      suggestion: NearbyPaths().nearest(to: path.value, in: folder, for: .scenarios).map {
        "did you mean '\(VisibleText.escaping($0))'?"
      }
    )
  }
}
