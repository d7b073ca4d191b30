import ScenarioEvents
import ScenarioReports
import Testing

/// Test cases below their folders and files.
struct ConsoleTreeTests {
  private let options = ConsoleOptions(arrangement: .tree)

  @Test func `a file with one case has no heading, one with several or a suite has`() {
    let cases: [CaseRecord] = [
      .waiting("a/x/one.yaml"), .waiting("a/x/two.yaml", line: 3),
      .waiting("a/x/two.yaml", line: 9),
      .waiting("a/suite.yaml", suite: "What is in a"), .waiting("b.yaml"), .waiting("c.yaml"),
      .waiting("c.yaml", line: 2),
    ]
    #expect(
      console(cases, options) == """
        a/x
          - A case (skipped: later)  one.yaml:1
          two.yaml
            - A case (skipped: later)  :3
            - A case (skipped: later)  :9

        a
          suite.yaml  What is in a
            - A case (skipped: later)  :1

        - A case (skipped: later)  b.yaml:1
        c.yaml
          - A case (skipped: later)  :1
          - A case (skipped: later)  :2

        7 scenarios: 7 skipped (app time 0.000 s)

        """
    )
  }

  @Test func `files and folders whose names look alike are told apart by their bytes`() {
    #expect(
      console(.lookingAlike, options) == """
        e\u{301}
          - A case (skipped: later)  e\u{301}.yaml:1
          - A case (skipped: later)  \u{E9}.yaml:1

        \u{E9}
          - A case (skipped: later)  \u{E9}.yaml:1

        3 scenarios: 3 skipped (app time 0.000 s)

        """
    )
  }

  @Test func `what went wrong is indented too, and set apart`() {
    #expect(
      console([.crashed, .passed], options) == """
        Scenarios/trivia
          answer.yaml
            ! An answer is checked (0.650s)  :1
              1 !    0.650s  tap button: Norway  +0.100s

              Scenarios/trivia/answer.yaml:5:5: error: the app crashed: no question 11
               5 |   - tap: {button: Norway}
                 |     ^~~~~~~~~~~~~~~~~~~~~

            ✓ An answer is checked (0.650s)  :1

        ! Scenarios/trivia/answer.yaml:1  An answer is checked
        2 scenarios: 1 passed, 1 error (app time 1.300 s)

        """
    )
  }

  @Test func `the detail failures leaves out what nobody has to look at`() {
    let options = ConsoleOptions(detail: .failures, arrangement: .tree)
    #expect(
      console([.waiting("Scenarios/a.yaml"), .crashed, .passed], options) == """
        Scenarios/trivia
          ! An answer is checked (0.650s)  answer.yaml:1
            1 !    0.650s  tap button: Norway  +0.100s

            Scenarios/trivia/answer.yaml:5:5: error: the app crashed: no question 11
             5 |   - tap: {button: Norway}
               |     ^~~~~~~~~~~~~~~~~~~~~

        ! Scenarios/trivia/answer.yaml:1  An answer is checked
        3 scenarios: 1 passed, 1 error, 1 skipped (app time 1.300 s)

        """
    )
  }

  @Test func `a file that can't be run stands below its folder`() {
    #expect(
      console([.invalid, .waiting("Scenarios/a.yaml")], options) == """
        Scenarios
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

          - A case (skipped: later)  a.yaml:1

        ! Scenarios/broken.yaml:2
        2 scenarios: 1 error, 1 skipped (app time 0.000 s)

        """
    )
  }
}

extension CaseRecord {
  /// A case of a file that was skipped.
  static func waiting(_ file: String, line: Int = 1, suite: String? = nil) -> CaseRecord {
    CaseRecord(
      identity: CaseIdentity(file: file, line: line, name: "A case", suite: suite),
      result: .notRun(.skip("later"))
    )
  }
}
