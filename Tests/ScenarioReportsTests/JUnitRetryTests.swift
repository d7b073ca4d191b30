import ScenarioEvents
import ScenarioReports
import Testing

/// The test cases of JUnit reports whose verdict is not the one of their only attempt.
struct JUnitRetryTests {
  @Test func `a known issue that shows is skipped, with its log`() {
    let expected = """
          <testcase name="An answer is checked" classname="Scenarios.trivia.answer" time="0.650" file="Scenarios/trivia/answer.yaml" line="1">
            <skipped message="known issue: #12">known issue: #12
      step 1/1 tap button: Norway: button: Norway is covered by the keyboard
        at tap (Scenarios/trivia/answer.yaml:5:5)
        advice: dismiss the keyboard first
      </skipped>
            <system-out>tags: smoke, trivia
      step 1/1 FAILED 0.650s +0.100s tap button: Norway (Scenarios/trivia/answer.yaml:5) button: Norway is covered by the keyboard
      step 1/1   | advice: dismiss the keyboard first
      </system-out>
          </testcase>

      """
    #expect(testCases([.knownIssue]) == expected)
  }

  @Test func `a known issue that does not show is a failure of the whole case`() {
    let expected = """
          <testcase name="An answer is checked" classname="Scenarios.trivia.answer" time="0.550" file="Scenarios/trivia/answer.yaml" line="1">
            <failure message="the known issue '#12' did not show" type="rehearse.KnownIssuePassed">the known issue '#12' did not show
        at scenario (Scenarios/trivia/answer.yaml:1:1)
        advice: remove it
      </failure>
            <system-out>tags: smoke, trivia
      step 1/1 passed 0.550s +0.550s waitFor element: QuestionTitle, timeout: 5s (Scenarios/trivia/answer.yaml:4) held at 0.550s, 4.450s of the timeout left
      </system-out>
          </testcase>

      """
    #expect(testCases([.knownIssuePassed]) == expected)
  }

  @Test func `a flaky case keeps each failed attempt`() {
    let expected = """
          <testcase name="An answer is checked" classname="Scenarios.trivia.answer" time="1.300" file="Scenarios/trivia/answer.yaml" line="1">
            <flakyFailure message="step 1/1 tap button: Norway: button: Norway is covered by the keyboard" type="rehearse.GestureFailed">
              <stackTrace>attempt 1 of 2, seed 41
      step 1/1 tap button: Norway: button: Norway is covered by the keyboard
        at tap (Scenarios/trivia/answer.yaml:5:5)
        advice: dismiss the keyboard first
      </stackTrace>
              <system-out>attempt 1 of 2, seed 41
      step 1/1 FAILED 0.650s +0.100s tap button: Norway (Scenarios/trivia/answer.yaml:5) button: Norway is covered by the keyboard
      step 1/1   | advice: dismiss the keyboard first
      </system-out>
            </flakyFailure>
            <system-out>tags: smoke, trivia
      attempt 2 of 2, seed 42
      step 1/1 passed 0.650s +0.100s tap button: Norway (Scenarios/trivia/answer.yaml:5) animations ended after 0.350s; touched button 'Norway' at (187.5, 303)
      </system-out>
          </testcase>

      """
    #expect(testCases([.flaky]) == expected)
  }

  @Test func `the first of several failed attempts stands for the case`() {
    let expected = """
          <testcase name="An answer is checked" classname="Scenarios.trivia.answer" time="1.300" file="Scenarios/trivia/answer.yaml" line="1">
            <failure message="step 1/1 tap button: Norway: button: Norway is covered by the keyboard" type="rehearse.GestureFailed">step 1/1 tap button: Norway: button: Norway is covered by the keyboard
        at tap (Scenarios/trivia/answer.yaml:5:5)
        advice: dismiss the keyboard first
      </failure>
            <rerunFailure message="step 1/1 tap button: Norway: button: Norway is disabled" type="rehearse.GestureFailed">
              <stackTrace>attempt 2 of 2
      step 1/1 tap button: Norway: button: Norway is disabled
        at tap (Scenarios/trivia/answer.yaml:5:5)
      </stackTrace>
              <system-out>attempt 2 of 2
      step 1/1 FAILED 0.650s +0.100s tap button: Norway (Scenarios/trivia/answer.yaml:5) button: Norway is disabled
      </system-out>
            </rerunFailure>
            <system-out>tags: smoke, trivia
      attempt 1 of 2
      step 1/1 FAILED 0.650s +0.100s tap button: Norway (Scenarios/trivia/answer.yaml:5) button: Norway is covered by the keyboard
      step 1/1   | advice: dismiss the keyboard first
      </system-out>
          </testcase>

      """
    #expect(testCases([.failedTwice]) == expected)
  }

  @Test func `an error stands for the case before a failure`() {
    let expected = """
          <testcase name="An answer is checked" classname="Scenarios.trivia.answer" time="1.300" file="Scenarios/trivia/answer.yaml" line="1">
            <error message="step 1/1 tap button: Norway: the app crashed: no question 11" type="rehearse.AppCrashed">step 1/1 tap button: Norway: the app crashed: no question 11
        at tap (Scenarios/trivia/answer.yaml:5:5)
      </error>
            <rerunError message="step 1/1 tap button: Norway: button: Norway is covered by the keyboard" type="rehearse.GestureFailed">
              <stackTrace>attempt 1 of 2
      step 1/1 tap button: Norway: button: Norway is covered by the keyboard
        at tap (Scenarios/trivia/answer.yaml:5:5)
        advice: dismiss the keyboard first
      </stackTrace>
              <system-out>attempt 1 of 2
      step 1/1 FAILED 0.650s +0.100s tap button: Norway (Scenarios/trivia/answer.yaml:5) button: Norway is covered by the keyboard
      step 1/1   | advice: dismiss the keyboard first
      </system-out>
            </rerunError>
            <system-out>tags: smoke, trivia
      attempt 2 of 2
      step 1/1 ERROR 0.650s +0.100s tap button: Norway (Scenarios/trivia/answer.yaml:5) the app crashed: no question 11
      </system-out>
          </testcase>

      """
    #expect(testCases([.failedThenCrashed]) == expected)
  }
}
