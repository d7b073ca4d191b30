import ScenarioDiagnostics
import ScenarioModel

extension SourceSpan {
  /// Whether a launch argument within the extent of a scenario stands for an earlier one outside of it:
  /// what a suite gives to all, one of them may have otherwise.
  func replaces(_ earlier: Int?, by argument: Int, among arguments: [Text]) -> Bool {
    guard let earlier else { return false }
    return holds(arguments[argument].span) && !holds(arguments[earlier].span)
  }
}
