import AppModelKit
import ScenarioEvents
import ScenarioModel
import ScenarioRuntime
import ScenarioTestSupport
import Testing

struct SuggestionTests {
  private static let steps = "  - tap: Write\n  - waitFor: {screen: Form}\n  - back\n"

  @Test func `a step that notices the mutants of a place is suggested, with its line`() {
    let survey = MutationText(Self.steps) { settings in
      settings.operators = [.hidden, .renamed]
      settings.suggest = { _, _ in
        ["- assert: Cheese", "- assert: {navigationBar: Notes}"].map(Self.step)
      }
    }
    let suggestions = survey.report.mutants.compactMap { mutant in
      mutant.suggestion.map { "\(mutant.mutation): \($0.line) \($0.step)" }
    }
    #expect(
      suggestions == [
        "List/navigationBar[0] hidden: 4 - assert: {navigationBar: Notes}",
        "List/navigationBar[0] renamed: 4 - assert: {navigationBar: Notes}",
      ]
    )
  }

  @Test func `a step that does not hold at every timing is not suggested`() {
    let steps = """
        - tap: Write
        - type: {into: Title, text: Tea}
        - tap: Save
        - waitFor: {screen: List}

      """
    let survey = MutationText(steps) { settings in
      settings.operators = [.hidden]
      settings.suggest = { _, _ in [Self.step("- assert: {staticText: Saved}")] }
    }
    #expect(survey.report.mutants.allSatisfy { $0.suggestion == nil })
  }

  @Sendable private static func step(_ text: String) -> SuggestedStep {
    let planned = ScenarioText("name: A\napp: notes\nsteps:\n  \(text)\n", catalog: .notes).planned
    guard case .run(let execution) = planned.cases[0].action else { preconditionFailure(text) }
    return SuggestedStep(text: text, step: execution.scenario.steps[0])
  }
}
