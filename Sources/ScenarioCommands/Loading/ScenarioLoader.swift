import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioModel
import ScenarioRuntime
import ScenarioYAML

/// Reads scenario files into what the planner takes.
struct ScenarioLoader {
  /// What one file gave: something to plan, or only reasons why not.
  enum Outcome {
    case source(PlanSource)
    case unreadable(path: String, [Diagnostic])
  }

  func load(_ path: String) -> Outcome {
    do throws(FileError) {
      let bytes = try FileSystem.read(path)
      let decoded = SourceFile.decode(path: path, bytes: bytes)
      guard let file = decoded.file else { return .unreadable(path: path, decoded.diagnostics) }
      return .source(source(file, decoded.diagnostics))
    } catch {
      let diagnostic = Diagnostic(.unreadableFile(error.text), at: .file(path: path))
      return .unreadable(path: path, [diagnostic])
    }
  }

  private func source(_ file: SourceFile, _ diagnostics: [Diagnostic]) -> PlanSource {
    let decoded = ScenarioDecoder.decode(file)
    let scenarios: [Scenario] =
      switch decoded.content {
      case .scenario(let scenario): [scenario]
      case nil: []
      }
    return PlanSource(
      file: file,
      scenarios: scenarios,
      diagnostics: diagnostics + decoded.diagnostics
    )
  }
}
