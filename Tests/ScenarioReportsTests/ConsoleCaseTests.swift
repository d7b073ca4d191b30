import ScenarioEvents
import ScenarioReports
import Testing

/// The output of the console for test cases that need attention.
struct ConsoleCaseTests {
  @Test func `a failed case shows its steps up to the failure, the source and the screen`() {
    let expected = """
      ✗ An answer is checked (0.650s)  Scenarios/trivia/answer.yaml:1
        1 ✓    0.550s  waitFor element: QuestionTitle, timeout: 5s  +0.550s; held at 0.550s, 4.450s of the timeout left
        2 ✓    0.650s  tap button: Norway  +0.100s; animations ended after 0.350s; touched button 'Norway' at (187.5, 303)
        3 ✗    0.650s  run finish
        4 ✗    0.650s    assert button: Done

        Scenarios/Vocabulary/trivia.yaml:5:9: failed: no element matches button: Done
         5 |       - assert: {button: Done}
           |         ^~~~~~~~~~~~~~~~~~~~~~
        Scenarios/trivia/answer.yaml:6:5: note: called here
         6 |   - run: finish
           |     ^~~~~~~~~~~

        expected:   at least one element
        found:      none
        candidates: button 'Dune'
                    staticText 'Done'
        advice:     wait for the element before asserting it

        screen 'question':
          window
        >   button, id: 'AnswerA', label: 'Dune'
            staticText, label: 'Done'

      ✗ Scenarios/trivia/answer.yaml:1  An answer is checked
      1 scenario: 1 failed (app time 0.650 s)

      """
    #expect(console([.failed]) == expected)
  }

  @Test func `a crash is an error`() {
    let expected = """
      ! An answer is checked (0.650s)  Scenarios/trivia/answer.yaml:1
        1 !    0.650s  tap button: Norway  +0.100s

        Scenarios/trivia/answer.yaml:5:5: error: the app crashed: no question 11
         5 |   - tap: {button: Norway}
           |     ^~~~~~~~~~~~~~~~~~~~~

      ! Scenarios/trivia/answer.yaml:1  An answer is checked
      1 scenario: 1 error (app time 0.650 s)

      """
    #expect(console([.crashed]) == expected)
  }

  @Test func `a scenario that is named like its file keeps its name and place`() {
    var record = CaseRecord.crashed
    record.identity = CaseIdentity(file: "a.yaml", line: 2, name: "a.yaml")
    let expected = """
      ! a.yaml (0.650s)  a.yaml:2
        1 !    0.650s  tap button: Norway  +0.100s

        Scenarios/trivia/answer.yaml:5:5: error: the app crashed: no question 11
         5 |   - tap: {button: Norway}
           |     ^~~~~~~~~~~~~~~~~~~~~

      ! a.yaml:2  a.yaml
      1 scenario: 1 error (app time 0.650 s)

      """
    #expect(console([record]) == expected)
  }

  @Test func `a failure without a step follows the steps`() {
    let expected = """
      ✗ An answer is checked (0.550s)  Scenarios/trivia/answer.yaml:1
        1 ✓    0.550s  waitFor element: QuestionTitle, timeout: 5s  +0.550s; held at 0.550s, 4.450s of the timeout left

        Scenarios/trivia/answer.yaml:1: failed: the known issue '#12' did not show

        advice:     remove it

      ✗ Scenarios/trivia/answer.yaml:1  An answer is checked
      1 scenario: 1 failed (app time 0.550 s)

      """
    #expect(console([.knownIssuePassed]) == expected)
  }

  @Test func `further failed attempts have a line each`() {
    let expected = """
      ✗ An answer is checked (1.300s, attempts: 2)  Scenarios/trivia/answer.yaml:1
        attempt 1 of 2
        1 ✗    0.650s  tap button: Norway  +0.100s

        Scenarios/trivia/answer.yaml:5:5: failed: button: Norway is covered by the keyboard
         5 |   - tap: {button: Norway}
           |     ^~~~~~~~~~~~~~~~~~~~~

        advice:     dismiss the keyboard first

        attempt 2 of 2: step 1/1 tap button: Norway: button: Norway is disabled

      ✗ Scenarios/trivia/answer.yaml:1  An answer is checked
      1 scenario: 1 failed (app time 1.300 s)

      """
    #expect(console([.failedTwice]) == expected)
  }

  @Test func `the attempt with the error is the one that is shown`() {
    let expected = """
      ! An answer is checked (1.300s, attempts: 2)  Scenarios/trivia/answer.yaml:1
        attempt 2 of 2
        1 !    0.650s  tap button: Norway  +0.100s

        Scenarios/trivia/answer.yaml:5:5: error: the app crashed: no question 11
         5 |   - tap: {button: Norway}
           |     ^~~~~~~~~~~~~~~~~~~~~

        attempt 1 of 2: step 1/1 tap button: Norway: button: Norway is covered by the keyboard

      ! Scenarios/trivia/answer.yaml:1  An answer is checked
      1 scenario: 1 error (app time 1.300 s)

      """
    #expect(console([.failedThenCrashed]) == expected)
  }

  @Test(arguments: [ConsoleOptions.Detail.scenarios, .steps])
  func `an invalid file shows its diagnostics with their lines`(detail: ConsoleOptions.Detail) {
    let expected = """
      ! Scenarios/broken.yaml (invalid)
        Scenarios/broken.yaml:1:10: warning: nothing in 'words.yaml' is used [unused-import]
         1 | import: [words.yaml]
           |          ^~~~~~~~~~
        Scenarios/broken.yaml:4:5: error: unknown command 'tpa' [unknown-command]
         4 |   - tpa: {button: Done}
           |     ^~~ did you mean 'tap'?
        Scenarios/broken.yaml:3:1: note: the list begins here
         3 | steps:
           | ^~~~~
        Scenarios/data.csv: error: 'data.csv' can't be read [unreadable-file]

      ! Scenarios/broken.yaml:2
      1 scenario: 1 error (app time 0.000 s)

      """
    #expect(console([.invalid], ConsoleOptions(detail: detail)) == expected)
  }

  @Test(arguments: [
    ([StepRecord.run(.warned(.noDone)), .assert(.warned(.noDone))], "1 warning"),
    ([.run(.warned(.covered)), .assert(.warned(.noDone))], "2 warnings"),
  ])
  func `an optional container that fails because of a step within it is one warning`(
    steps: [StepRecord],
    count: String
  ) {
    let attempt = Attempt(steps: steps, failure: nil, duration: .zero)
    let text = console([CaseRecord(identity: .answer, result: .ran([attempt]))])
    #expect(text.contains(" (0.000s, \(count))  "), "\(text)")
  }
}
