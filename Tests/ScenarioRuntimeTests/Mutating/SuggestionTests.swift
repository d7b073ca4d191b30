import AppModelKit
import ScenarioEvents
import ScenarioModel
import ScenarioRuntime
import ScenarioTestSupport
import Synchronization
import Testing

struct SuggestionTests {
  private static let steps = "  - tap: Write\n  - waitFor: {screen: Form}\n  - back\n"

  /// A flow that goes to the form and comes back, so that no step of a scenario sees the form.
  private static let visit = """
    flows:
      visit:
        parameters: [text]
        steps:
          - tap: Write
          - type: {into: Title, text: "${text}"}
          - back
    """

  @Test func `a step that notices the mutants of a place is suggested, with its line`() {
    #expect(
      Self.suggestions(Self.steps, [.hidden, .renamed], ["Cheese", "{navigationBar: Notes}"]) == [
        "List/navigationBar[0] hidden: test.yaml after line 4: - assert: {navigationBar: Notes}",
        "List/navigationBar[0] renamed: test.yaml after line 4: - assert: {navigationBar: Notes}",
      ]
    )
  }

  @Test func `a step that does not hold at every timing is suggested as a wait, if that does`() {
    let steps = """
        - tap: Write
        - type: {into: Title, text: Tea}
        - tap: Save
        - waitFor: {screen: List}

      """
    #expect(Self.suggestions(steps, [.hidden], ["{staticText: Saved}"]) == [])
    #expect(
      Self.suggestions(steps, [.alwaysShown], ["{element: {staticText: Saved}, exists: false}"])
        == [
          "List/staticText[0] always-shown: test.yaml after line 4: "
            + "- assert: {element: {staticText: Saved}, exists: false}"
        ]
    )
  }

  @Test func `a step that only a flow's steps can be near to is suggested there`() {
    #expect(
      Self.suggestions(
        "  - run: {flow: visit, with: {text: Tea}}\n",
        header: Self.visit,
        [.valueChanged],
        ["{textField: Title, value: Tea}"]
      ) == [
        "Form/textField#Title value-changed: test.yaml after line 8: "
          + "- assert: {textField: Title, value: Tea}"
      ]
    )
  }

  @Test func `a step in a flow that another use of the flow would fail is not suggested`() {
    #expect(
      Self.suggestions(
        "  - run: {flow: visit, with: {text: \"${text}\"}}\n",
        header: "\(Self.visit)\ncases: [{text: Tea}, {text: Jam}]",
        [.valueChanged],
        ["{textField: Title, value: Tea}"]
      ) == []
    )
  }

  @Test func `a step after a loop names the loop, as its last line could be that of a turn`() {
    let loop = """
        - tap: Write
        - repeat:
            times: 2
            steps:
              - type: {into: Title, text: a}

      """
    #expect(
      Self.suggestions(loop, [.valueChanged], ["{textField: Title, value: aa}"]) == [
        "Form/textField#Title value-changed: test.yaml after the step at 6:5: "
          + "- assert: {textField: Title, value: aa}"
      ]
    )
  }

  @Test func `an interrupted search suggests no step that it has not tried at every timing`() {
    let steps = """
        - tap: Write
        - type: {into: Title, text: Tea}
        - tap: Save
        - waitFor: {screen: List}

      """
    let checks = ["{staticText: Saved}"]
    #expect(Self.suggestions(steps, [.hidden], checks, isInterruptedBySearch: true) == [])
  }

  @Test func `a step in the branch that is taken is suggested there`() {
    let branch = """
        - if:
            condition: {button: Write}
            then:
              - tap: Write
              - back
            else:
              - log: nothing

      """
    #expect(
      Self.suggestions(branch, [.hidden], ["{textField: Title}"]) == [
        "Form/textField#Title hidden: test.yaml after line 8: - assert: {textField: Title}"
      ]
    )
  }
}

extension SuggestionTests {
  /// The suggestions for a scenario of ``NotesApp``, of some checks to try for each mutant.
  private static func suggestions(
    _ steps: String,
    header: String = "",
    _ operators: Set<MutationOperator>,
    _ checks: [String],
    isInterruptedBySearch: Bool = false
  ) -> [String] {
    let isInterrupted = Atomic(false)
    let survey = MutationText(
      steps,
      header: header,
      { settings in
        settings.operators = operators
        settings.suggest = { _, _ in
          isInterrupted.store(isInterruptedBySearch, ordering: .relaxed)
          return checks.map(check)
        }
      },
      isInterrupted: { isInterrupted.load(ordering: .relaxed) }
    )
    return survey.report.mutants.compactMap { mutant in
      mutant.suggestion.map { "\(mutant.mutation): \($0.file) \($0.place.text): \($0.step)" }
    }
  }

  @Sendable private static func check(_ text: String) -> SuggestedCheck {
    SuggestedCheck(assertion: step("- assert: \(text)"), wait: step("- waitFor: \(text)"))
  }

  private static func step(_ text: String) -> SuggestedStep {
    let planned = ScenarioText("name: A\napp: notes\nsteps:\n  \(text)\n", catalog: .notes).planned
    guard case .run(let execution) = planned.cases[0].action else { preconditionFailure(text) }
    return SuggestedStep(text: text, step: execution.scenario.steps[0])
  }
}
