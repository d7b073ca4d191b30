import ScenarioEvents
import ScenarioReports
import Testing

/// The test cases of JUnit reports, one for each way in which a case can end.
struct JUnitCaseTests {
  @Test func `a passed case has the log of its steps`() {
    let expected = """
          <testcase name="An answer is checked" classname="Scenarios.trivia.answer" time="0.650" file="Scenarios/trivia/answer.yaml" line="1">
            <system-out>tags: smoke, trivia
      step 1/5 passed 0.550s +0.550s waitFor element: QuestionTitle, timeout: 5s (Scenarios/trivia/answer.yaml:4) held at 0.550s, 4.450s of the timeout left
      step 2/5 passed 0.650s +0.100s tap button: Norway (Scenarios/trivia/answer.yaml:5) animations ended after 0.350s; touched button 'Norway' at (187.5, 303)
      step 3/5 passed 0.650s run finish (Scenarios/trivia/answer.yaml:6)
      step 4/5 passed 0.650s   assert button: Done (Scenarios/Vocabulary/trivia.yaml:5)
      step 5/5 passed 0.650s [teardown] log done (Scenarios/trivia/answer.yaml:7)
      </system-out>
          </testcase>

      """
    #expect(testCases([.passed]) == expected)
  }

  @Test func `a failed case tells the place, what was expected and found, and the screen`() {
    let expected = """
          <testcase name="An answer is checked" classname="Scenarios.trivia.answer" time="0.650" file="Scenarios/trivia/answer.yaml" line="1">
            <failure message="step 4/5 assert button: Done: no element matches button: Done" type="rehearse.AssertionFailed">step 4/5 assert button: Done: no element matches button: Done
        at assert (Scenarios/Vocabulary/trivia.yaml:5:9)
        at run (Scenarios/trivia/answer.yaml:6:5)
        expected: at least one element
        found: none
        candidates:
          button 'Dune'
          staticText 'Done'
        advice: wait for the element before asserting it
        screen 'question':
          window
        &gt;   button, id: 'AnswerA', label: 'Dune'
            staticText, label: 'Done'
      </failure>
            <system-out>tags: smoke, trivia
      step 1/5 passed 0.550s +0.550s waitFor element: QuestionTitle, timeout: 5s (Scenarios/trivia/answer.yaml:4) held at 0.550s, 4.450s of the timeout left
      step 2/5 passed 0.650s +0.100s tap button: Norway (Scenarios/trivia/answer.yaml:5) animations ended after 0.350s; touched button 'Norway' at (187.5, 303)
      step 3/5 FAILED 0.650s run finish (Scenarios/trivia/answer.yaml:6) no element matches button: Done
      step 4/5 FAILED 0.650s   assert button: Done (Scenarios/Vocabulary/trivia.yaml:5) no element matches button: Done
      step 4/5   | expected: at least one element
      step 4/5   | found: none
      step 4/5   | candidates:
      step 4/5   |   button 'Dune'
      step 4/5   |   staticText 'Done'
      step 4/5   | advice: wait for the element before asserting it
      step 4/5   | called at Scenarios/trivia/answer.yaml:6:5
      step 5/5 not run [teardown] log done (Scenarios/trivia/answer.yaml:7)
      </system-out>
          </testcase>

      """
    #expect(testCases([.failed]) == expected)
  }

  @Test func `a crash is an error`() {
    let expected = """
          <testcase name="An answer is checked" classname="Scenarios.trivia.answer" time="0.650" file="Scenarios/trivia/answer.yaml" line="1">
            <error message="step 1/1 tap button: Norway: the app crashed: no question 11" type="rehearse.AppCrashed">step 1/1 tap button: Norway: the app crashed: no question 11
        at tap (Scenarios/trivia/answer.yaml:5:5)
      </error>
            <system-out>tags: smoke, trivia
      step 1/1 ERROR 0.650s +0.100s tap button: Norway (Scenarios/trivia/answer.yaml:5) the app crashed: no question 11
      </system-out>
          </testcase>

      """
    #expect(testCases([.crashed]) == expected)
  }

  @Test func `a step without argument is named by its command alone`() {
    let back = StepRecord(
      command: "back",
      title: "",
      span: StepRecord.tap.span,
      outcome: .failed(.disabled)
    )
    let attempt = Attempt(
      steps: [back],
      failure: CaseFailure(.disabled, step: 0),
      duration: .zero
    )
    let record = CaseRecord(identity: CaseRecord.failed.identity, result: .ran([attempt]))
    let message = #"<failure message="step 1/1 back: button: Norway is disabled""#
    #expect(testCases([record]).contains(message))
  }

  @Test func `a case that was not run has the reason`() {
    let expected = """
          <testcase name="A slow one" classname="Scenarios.trivia.answer" time="0.000" file="Scenarios/trivia/answer.yaml" line="1">
            <skipped message="too slow for every day">too slow for every day</skipped>
          </testcase>

      """
    #expect(testCases([.skipped]) == expected)
  }

  @Test func `an invalid file is an error with all its diagnostics`() {
    let expected = """
          <testcase name="Scenarios/broken.yaml" classname="Scenarios.broken" time="0.000" file="Scenarios/broken.yaml" line="2">
            <error message="Scenarios/broken.yaml:4:5: unknown command 'tpa'" type="rehearse.LoadError">Scenarios/broken.yaml:4:5: unknown command 'tpa'
        at load (Scenarios/broken.yaml:4:5)
        Scenarios/broken.yaml:1:10: warning: nothing in 'words.yaml' is used [unused-import]
        Scenarios/broken.yaml:4:5: error: unknown command 'tpa' [unknown-command]
          did you mean 'tap'?
          Scenarios/broken.yaml:3:1: note: the list begins here
        Scenarios/data.csv: error: 'data.csv' can't be read [unreadable-file]
      </error>
          </testcase>

      """
    #expect(testCases([.invalid]) == expected)
  }

  @Test func `warnings and optional failures stand in the log, warnings in the error output too`() {
    let expected = """
          <testcase name="Odd but passing" classname="Scenarios.trivia.answer" time="0.650" file="Scenarios/trivia/answer.yaml" line="1">
            <system-out>Optional steps may fail.
      step 1/5 passed 0.000s [setup] launch trivia (Scenarios/trivia/answer.yaml:2) state is new
      step 1/5   | Scenarios/trivia/answer.yaml:2:1: warning: trivia has no argument 'isUITestin' [unknown-argument]
      step 1/5   |   did you mean 'isUITesting'?
      step 2/5 passed 0.000s hierarchy (Scenarios/trivia/answer.yaml:7)
      step 2/5   | elements:
      step 2/5   |   window
      step 2/5   |     button, id: 'AnswerA', label: 'Dune'
      step 2/5   |     staticText, label: 'Done'
      step 2/5   | elements:
      step 2/5   |   staticText, label: 'Done'
      step 3/5 warned 0.650s   assert button: Done (Scenarios/Vocabulary/trivia.yaml:5) no element matches button: Done
      step 3/5   | expected: at least one element
      step 3/5   | found: none
      step 3/5   | candidates:
      step 3/5   |   button 'Dune'
      step 3/5   |   staticText 'Done'
      step 3/5   | advice: wait for the element before asserting it
      step 3/5   | called at Scenarios/trivia/answer.yaml:6:5
      step 4/5 passed 0.000s log two lines (Scenarios/trivia/answer.yaml:7) scrolled cell into view; took screenshot after
      step 4/5   | first
      step 4/5   | second
      step 5/5 skipped run finish (Scenarios/trivia/answer.yaml:6)
      </system-out>
            <system-err>Scenarios/trivia/answer.yaml:2:1: warning: trivia has no argument 'isUITestin' [unknown-argument]
        did you mean 'isUITesting'?
      </system-err>
          </testcase>

      """
    #expect(testCases([.warned]) == expected)
  }

  @Test func `the strict profile leaves out file and line`() {
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="rehearse" tests="1" failures="0" errors="0" time="0.000">
        <testsuite name="Scenarios.trivia.answer" tests="1" failures="0" errors="0" skipped="1" time="0.000" timestamp="1970-01-01T00:00:00Z" id="0" file="Scenarios/trivia/answer.yaml">
          <testcase name="A slow one" classname="Scenarios.trivia.answer" time="0.000">
            <skipped message="too slow for every day">too slow for every day</skipped>
          </testcase>
        </testsuite>
      </testsuites>

      """
    #expect(junit([.skipped], profile: .strict) == expected)
  }
}
