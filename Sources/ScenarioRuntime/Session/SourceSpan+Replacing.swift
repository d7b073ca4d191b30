import ScenarioDiagnostics
import ScenarioModel

extension SourceSpan {
  /// Whether a launch argument inside a scenario replaces an earlier one outside of it: a scenario
  /// can override an argument of its suite.
  func replaces(_ earlier: Int?, by argument: Int, among arguments: [Text]) -> Bool {
    guard let earlier else { return false }
    return holds(arguments[argument].span) && !holds(arguments[earlier].span)
  }
}
