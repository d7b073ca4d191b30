import ScenarioEvents
import ScenarioReports
import Testing

/// The detail `steps` of console reports, which shows everything.
struct ConsoleStepsTests {
  @Test func `each attempt has its log`() {
    let expected = """
      ✓ An answer is checked (1.300s, flaky, passed at attempt 2)  Scenarios/trivia/answer.yaml:1
        attempt 1 of 2, seed 41
        1 ✗    0.650s  tap button: Norway  +0.100s

        Scenarios/trivia/answer.yaml:5:5: failed: button: Norway is covered by the keyboard
         5 |   - tap: {button: Norway}
           |     ^~~~~~~~~~~~~~~~~~~~~

        advice:     dismiss the keyboard first
        attempt 2 of 2, seed 42
        1 ✓    0.650s  tap button: Norway  +0.100s; animations ended after 0.350s; touched button 'Norway' at (187.5, 303)

      ✓ Scenarios/trivia/answer.yaml:1  An answer is checked  (flaky)
      1 scenario: 1 flaky (app time 1.300 s)

      """
    #expect(console([.flaky], ConsoleOptions(detail: .steps)) == expected)
  }

  @Test func `notes and optional failures stand below their steps`() {
    let expected = """
      ✓ Odd but passing (0.650s, 2 warnings)  Scenarios/trivia/answer.yaml:1
        1 ✓    0.000s  [setup] launch trivia  state is new
            | Scenarios/trivia/answer.yaml:2:1: warning: trivia has no argument 'isUITestin' [unknown-argument]
            |   did you mean 'isUITesting'?
        2 ✓    0.000s  hierarchy
            | elements:
            |   window
            |     button, id: 'AnswerA', label: 'Dune'
            |     staticText, label: 'Done'
            | elements:
            |   staticText, label: 'Done'
        3 ~    0.650s    assert button: Done  no element matches button: Done
            | expected: at least one element
            | found: none
            | candidates:
            |   button 'Dune'
            |   staticText 'Done'
            | advice: wait for the element before asserting it
            | called at Scenarios/trivia/answer.yaml:6:5
        4 ✓    0.000s  log two lines  scrolled cell into view; took screenshot after
            | first
            | second
        5 -            run finish

      1 scenario: 1 passed (app time 0.650 s)

      """
    #expect(console([.warned], ConsoleOptions(detail: .steps)) == expected)
  }
}
