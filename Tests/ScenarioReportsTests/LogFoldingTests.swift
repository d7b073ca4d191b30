import ScenarioEvents
import ScenarioReports
import Testing

/// Stretches of test cases that the log of a CI service folds away.
struct LogFoldingTests {
  @Test func `what nobody has to look at is folded, folder by folder`() {
    let cases: [CaseRecord] = [
      .waiting("a/x.yaml"), .waiting("a/y.yaml"), .waiting("b/x.yaml"), .crashed, .passed, .passed,
      .flaky, .waiting("x.yaml"), .waiting("y.yaml"),
    ]
    #expect(
      console(cases, ConsoleOptions(destination: .ciLog, folding: .gitHub)) == """
        ::group::a: 2 skipped
        - A case (skipped: later)  a/x.yaml:1
        - A case (skipped: later)  a/y.yaml:1
        ::endgroup::
        - A case (skipped: later)  b/x.yaml:1
        ! An answer is checked (0.650s)  Scenarios/trivia/answer.yaml:1
          1 !    0.650s  tap button: Norway  +0.100s

          Scenarios/trivia/answer.yaml:5:5: error: the app crashed: no question 11
           5 |   - tap: {button: Norway}
             |     ^~~~~~~~~~~~~~~~~~~~~

        ::group::Scenarios/trivia: 2 passed
        ✓ An answer is checked (0.650s)  Scenarios/trivia/answer.yaml:1
        ✓ An answer is checked (0.650s)  Scenarios/trivia/answer.yaml:1
        ::endgroup::
        ✓ An answer is checked (1.300s, flaky, passed at attempt 2)  Scenarios/trivia/answer.yaml:1
          attempt 1 of 2, seed 41: step 1/1 tap button: Norway: button: Norway is covered by the keyboard
        ::group::2 skipped
        - A case (skipped: later)  x.yaml:1
        - A case (skipped: later)  y.yaml:1
        ::endgroup::

        ! Scenarios/trivia/answer.yaml:1  An answer is checked
        ✓ Scenarios/trivia/answer.yaml:1  An answer is checked  (flaky)
        9 scenarios: 2 passed, 1 flaky, 1 error, 5 skipped (app time 3.250 s)

        """
    )
  }

  @Test func `folders whose names look alike are folded each for itself`() {
    #expect(
      console(.lookingAlike, ConsoleOptions(destination: .ciLog, folding: .gitHub)) == """
        ::group::e\u{301}: 2 skipped
        - A case (skipped: later)  e\u{301}/e\u{301}.yaml:1
        - A case (skipped: later)  e\u{301}/\u{E9}.yaml:1
        ::endgroup::
        - A case (skipped: later)  \u{E9}/\u{E9}.yaml:1

        3 scenarios: 3 skipped (app time 0.000 s)

        """
    )
  }

  private static let marks: [(CIService, String, String)] = [
    (.azure, "##[group]", "##[endgroup]"),
    (.gitHub, "::group::", "::endgroup::"),
    (
      .gitLab, "\u{1B}[0Ksection_start:0:rehearse_1[collapsed=true]\r\u{1B}[0K",
      "\u{1B}[0Ksection_end:0:rehearse_1\r\u{1B}[0K"
    ),
  ]

  @Test(arguments: marks)
  func `each service has its marks`(folding: CIService, opening: String, closing: String) {
    let text = console(
      [.waiting("a/x.yaml"), .waiting("a/x.yaml", line: 2)],
      ConsoleOptions(destination: .ciLog, folding: folding)
    )
    #expect(
      text == """
        \(opening)a: 2 skipped
        - A case (skipped: later)  a/x.yaml:1
        - A case (skipped: later)  a/x.yaml:2
        \(closing)

        2 scenarios: 2 skipped (app time 0.000 s)

        """
    )
  }

  @Test(arguments: [
    (CIService.teamCity, "##teamcity[blockOpened name='|[|0x00E9|0x65E5|'||: 2 skipped']"),
    (.gitHub, "::group::[é日'|: 2 skipped"),
  ])
  func `folders can't break out of a title`(folding: CIService, expected: String) {
    let file = "[é日'|/x.yaml"
    let text = console(
      [.waiting(file), .waiting(file, line: 2)],
      ConsoleOptions(destination: .ciLog, folding: folding)
    )
    #expect(text.prefix { $0 != "\n" } == expected)
  }

  @Test func `a per cent sign in a title stays one on GitHub`() {
    let text = console(
      [.waiting("50%0A/x.yaml"), .waiting("50%0A/x.yaml", line: 2)],
      ConsoleOptions(destination: .ciLog, folding: .gitHub)
    )
    #expect(text.prefix { $0 != "\n" } == "::group::50%250A: 2 skipped")
  }

  @Test func `a long stretch becomes several`() {
    let cases = (1...1500).map { CaseRecord.waiting("a/x.yaml", line: $0) }
    let text = console(cases, ConsoleOptions(destination: .ciLog, folding: .gitHub))
    let titles = text.split(separator: "\n").filter { $0.hasPrefix("::group::") }
    #expect(titles == ["::group::a: 1000 skipped", "::group::a: 500 skipped"])
  }
}
