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
    case unreadable(path: String, Diagnostic)
  }

  func load(_ path: String) -> Outcome {
    do {
      return .source(planSource(try SourceFile.read(path)))
    } catch {
      return .unreadable(path: path, error.diagnostic)
    }
  }

  private func planSource(_ file: SourceFile) -> PlanSource {
    let decoded = ScenarioDecoder.decode(file)
    let scenarios: [Scenario] =
      switch decoded.content {
      case .scenario(let scenario): [scenario]
      case nil: []
      }
    return PlanSource(file: file, scenarios: scenarios, diagnostics: decoded.diagnostics)
  }
}
