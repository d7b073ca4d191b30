import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRuntime
import Synchronization
import Testing

struct MutationSurveyTests {
  @Test func `each part of a screen that was drawn has its mutants, with what is noticed`() {
    let survey = MutationText("  - assert: {button: Write, enabled: true}\n")
    #expect(
      survey.report.mutants.map { "\($0.id): \($0.statusText)" }.joined(separator: "\n") == """
        notes/List/navigationBar[0] hidden: unnoticed at 2
        notes/List/navigationBar[0] renamed: unnoticed at 2
        notes/List/button[0] hidden: noticed at 2
        notes/List/button[0] renamed: noticed at 2
        notes/List/button[0] disabled: noticed at 2
        notes/List/button[0] tap-dead: unchanged
        notes/List/table[0] hidden: unnoticed at 2
        notes/List/table[0]/cell[*] hidden: unnoticed at 2
        notes/List/table[0]/cell[*] disabled: unnoticed at 2
        notes/List/table[0]/cell[*] first-row-missing: unnoticed at 2
        notes/List/table[0]/cell[*] last-row-missing: unnoticed at 2
        notes/List/table[0]/cell[*] last-row-doubled: unnoticed at 2
        notes/List/table[0]/cell[*] rows-reversed: unnoticed at 2
        notes/List/table[0]/cell[*] swipe-dead: unchanged
        notes/List/table[0]/cell[*]/staticText[0] hidden: unnoticed at 2
        notes/List/table[0]/cell[*]/staticText[0] renamed: unnoticed at 2
        """
    )
  }

  @Test func `a scenario without assertions notices what keeps its gestures from their elements`() {
    let survey = MutationText("  - tap: Write\n  - type: {into: Title, text: Tea}\n  - tap: Save\n")
    #expect(
      survey.statuses(at: "List/button[0]") == """
        hidden noticed
        renamed noticed
        disabled noticed
        tap-dead noticed
        """
    )
    #expect(
      survey.statuses(at: "edit.title") == """
        action-dropped noticed
        action-twice unchanged
        state-kept noticed
        effects-lost unchanged
        """
    )
    #expect(
      survey.statuses(at: "save") == """
        action-dropped unnoticed
        action-twice unnoticed
        state-kept unnoticed
        effects-lost unnoticed
        """
    )
  }

  @Test func `effects, timers, delays and arguments have mutants`() {
    let survey = MutationText(
      """
        - tap: Write
        - type: {into: Title, text: Tea}
        - tap: Save
        - waitFor: {staticText: Saved}
        - waitFor: {element: {staticText: Saved}, exists: false}
        - assert: {elements: {type: cell}, count: 1}

      """,
      header: "launch: {arguments: [-empty]}"
    )
    #expect(
      ["write", "clearNotice", "notice", "empty"].map(survey.statuses).joined(separator: "\n\n")
        == """
        screen-change-dropped noticed

        action-dropped noticed
        action-twice unchanged
        state-kept noticed
        effects-lost unchanged
        timer-dropped noticed

        delay-too-long noticed

        argument-ignored noticed
        """
    )
  }

  @Test func `an element that comes and goes is noticed if it is always shown`() {
    let steps = """
        - tap: Write
        - type: {into: Title, text: Tea}
        - tap: Save
        - waitFor: Saved

      """
    let absence = "  - assert: {element: Saved, exists: false}\n"
    #expect(
      MutationText(steps).statuses(at: "List/staticText[0]") == """
        hidden noticed
        renamed noticed
        always-shown unnoticed
        """
    )
    #expect(
      MutationText(absence + steps).statuses(at: "List/staticText[0]") == """
        hidden noticed
        renamed noticed
        always-shown noticed
        """
    )
  }

  @Test func `the text of a field loses characters, and its limit moves`() {
    let survey = MutationText(
      """
        - tap: Write
        - type: {into: Title, text: Chocolates}
        - assert: {element: Title, value: Chocolat}

      """
    )
    #expect(
      survey.statuses(at: "Form/textField#Title") == """
        hidden noticed
        renamed noticed
        value-changed noticed
        disabled noticed
        typing-dead noticed
        loses-last-character noticed
        upper-case noticed
        limit-gone noticed
        limit-one-less noticed
        """
    )
  }

  @Test func `only the operators that were chosen count`() {
    let survey = MutationText("  - assert: {staticText: Milk}\n") {
      $0.operators = [.rowsReversed, .identifierChanged]
    }
    #expect(
      survey.mutants("unnoticed") == "List/table[0]/cell[*] rows-reversed"
    )
  }

  @Test func `only elements of the screen that was chosen count`() {
    let survey = MutationText("  - tap: Write\n  - waitFor: {screen: Form}\n") {
      $0.screen = "Form"
      $0.operators = [.hidden, .actionDropped]
    }
    #expect(
      survey.report.mutants.map(\.id) == [
        "notes/Form/navigationBar[0] hidden", "notes/Form/navigationBar[0]/button[0] hidden",
        "notes/Form/textField#Title hidden", "notes/Form/button[0] hidden",
      ]
    )
  }

  @Test func `the report is the same for any number of jobs`() {
    let steps = "  - tap: Write\n  - waitFor: {screen: Form}\n  - back\n  - assert: Milk\n"
    let one = MutationText(steps)
    let four = MutationText(steps) { $0.jobs = 4 }
    #expect("\(one.report)" == "\(four.report)")
  }

  @Test func `a scenario that does not pass has no mutants, and is named`() {
    let survey = MutationText("  - assert: Cheese\n")
    #expect(survey.report.mutants.isEmpty)
    #expect(
      survey.report.excludedCases.map { "\($0.identity.name): \($0.reason)" } == ["A: doesNotPass"]
    )
  }

  @Test func `a run that has ended the process counts as noticed by a crash`() {
    let keys = NoteKeys()
    _ = MutationText("  - assert: Milk\n") { settings in
      settings.operators = [.rowsReversed]
      settings.findsToothlessSteps = false
      settings.traps.note = { keys.add($0) }
    }
    let survey = MutationText("  - assert: Milk\n") { settings in
      settings.operators = [.rowsReversed]
      settings.traps.trappedKeys = keys.runs
    }
    #expect(
      survey.report.mutants.map(\.statusText) == ["noticed by a crash"]
    )
  }

  @Test func `a step is needed if without it a mutant does not end the process`() {
    let keys = NoteKeys()
    _ = MutationText("  - tap: Write\n") { settings in
      settings.operators = [.rowsReversed]
      settings.findsToothlessSteps = false
      settings.traps.note = { keys.add($0) }
    }
    let survey = MutationText("  - tap: Write\n") { settings in
      settings.operators = [.rowsReversed]
      settings.findsSuperfluousSteps = true
      settings.traps.trappedKeys = keys.runs
    }
    #expect(survey.report.superfluousSteps?.map(\.command) == [])
  }

  @Test func `an assertion that fails for no mutant is toothless, its double is not`() {
    let survey = MutationText(
      """
        - assert: {staticText: Milk}
        - assert: {staticText: Milk}
        - assert: {element: Cheese, exists: false}

      """
    )
    #expect(survey.toothlessSteps == "7: assert element: Cheese, exists: false")
  }

  @Test func `a survey that is interrupted says nothing of mutants and steps that were not tried`()
  {
    let calls = Mutex(0)
    let survey = MutationText(
      "  - assert: {staticText: Milk}\n  - assert: {staticText: Bread}\n",
      { $0.findsSuperfluousSteps = true },
      isInterrupted: {
        calls.withLock {
          $0 += 1
          return $0 > 2
        }
      }
    )
    #expect(survey.report.wasInterrupted)
    #expect(survey.report.mutants.count == 2)
    #expect(survey.toothlessSteps == "")
    #expect(survey.report.superfluousSteps == nil)
  }

  @Test func `steps that only repeat what others notice are superfluous`() {
    let survey = MutationText(
      """
        - assert: {staticText: Milk}
        - assert: {elements: {type: staticText}, labels: [Milk, Bread]}
        - pause: 1s
        - tap: Write
        - waitFor: {screen: Form}
        - assert: {textField: Title}

      """
    ) { $0.findsSuperfluousSteps = true }
    #expect(
      survey.report.superfluousSteps?.map { "\($0.span.line): \($0.command)" } == [
        "5: assert", "7: pause", "9: waitFor",
      ]
    )
  }

  @Test func `steps behind a setup that fails can still show their teeth`() {
    let survey = MutationText(
      "  - assert: {screen: List}\n",
      header: "setup: [{assert: {screen: List}}]"
    )
    #expect(survey.toothlessSteps == "")
  }
}

extension MutantRecord {
  fileprivate var statusText: String {
    switch status {
    case .noticed(let notice): notice.step.map { "noticed at \($0)" } ?? "noticed by a crash"
    case .unnoticed(let difference): "unnoticed at \(difference.step)"
    case .unchanged: "unchanged"
    }
  }
}
