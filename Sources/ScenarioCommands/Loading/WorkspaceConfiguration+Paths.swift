import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel
import ScenarioRuntime
import Suggestions

extension WorkspaceConfiguration {
  /// What the paths mean that the configuration names.
  func scenarioPaths() throws(UsageProblem) -> [ScenarioPath] {
    do throws(UsageProblem) {
      return try ScenarioPath.all(paths)
    } catch {
      throw placing(error)
    }
  }

  /// The same problem, with paths that lead nowhere shown where they are written.
  func placing(_ problem: UsageProblem) -> UsageProblem {
    guard case .missing(let missing) = problem else { return problem }
    let written = configuration.paths.filter { missing.contains(shown($0.value)) }
    let secrets = configuration.header.writtenSecrets
    return .configured(written.map { missingPath($0).masked(by: secrets) })
  }

  private func missingPath(_ path: Located<String>) -> Diagnostic {
    Diagnostic(
      .missingPath(path.value),
      at: path.span,
      suggestion: nearestPath(to: path.value).map { "did you mean '\(VisibleText.escaping($0))'?" }
    )
  }

  /// The path with its first part that is not there in the spelling of one that is.
  private func nearestPath(to path: String) -> String? {
    guard PathPattern(path) == nil else { return nil }
    var parts = path.pathParts.map(String.init)
    let start = path.isAbsolutePath ? "/" : ""
    for position in parts.indices {
      let reached = shown(start + parts[...position].joined(separator: "/"))
      guard FileSystem.kind(of: reached) == .missing else { continue }
      let names = FolderEntry.all(in: reached.folderPath).filter { $0.isText && !$0.isHidden }
      guard let nearest = nearestName(to: parts[position], among: names.map(\.name).sorted())
      else { return nil }
      parts[position] = nearest
      return start + parts.joined(separator: "/")
    }
    return nil
  }
}
