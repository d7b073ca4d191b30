import ScenarioDiagnostics
import ScenarioEvents
import ScenarioReports
import Testing

struct ConsoleReportTests {
  @Test func `a run shows a line a case and a summary`() {
    let cases: [CaseRecord] = [.passed, .skipped, .knownIssue, .flaky, .warned]
    let expected = """
      ✓ An answer is checked (0.650s)  Scenarios/trivia/answer.yaml:1
      - A slow one (skipped: too slow for every day)  Scenarios/trivia/answer.yaml:1
      - An answer is checked (0.650s, skipped: known issue: #12)  Scenarios/trivia/answer.yaml:1
      ✓ An answer is checked (1.300s, flaky, passed at attempt 2)  Scenarios/trivia/answer.yaml:1
        attempt 1 of 2, seed 41: step 1/1 tap button: Norway: button: Norway is covered by the keyboard
      ✓ Odd but passing (0.650s, 2 warnings)  Scenarios/trivia/answer.yaml:1

      ✓ Scenarios/trivia/answer.yaml:1  An answer is checked  (flaky)
      5 scenarios: 2 passed, 1 flaky, 2 skipped in 0.021 s (app time 3.250 s, seed 41)

      """
    let header = RunHeader(seed: 41)
    let footer = RunFooter(wallTime: .milliseconds(21))
    #expect(console(cases, header: header, footer: footer) == expected)
  }

  @Test func `a run that takes long says so before it begins`() {
    var header = RunHeader()
    header.leastRealTime = .seconds(602)
    let announcement =
      "This run takes at least 10 min 2.0 s of real time if every scenario passes.\n\n"
    #expect(console([.passed], header: header).hasPrefix("\(announcement)✓ An answer"))
    let failures = ConsoleOptions(detail: .failures)
    #expect(console([.passed], failures, header: header) == console([.passed], failures))
    header.leastRealTime = .milliseconds(9_999)
    #expect(console([.passed], header: header) == console([.passed]))
  }

  @Test func `of more unsteady cases than a list holds the others are counted`() {
    let cases = (1...103).map { number in
      var record = CaseRecord.crashed
      let identity = CaseIdentity(file: "a.yaml", line: number, name: "a\(number)")
      record.identity = identity.repeated(1, of: 1)
      return record
    }
    let listed = (1...100).map { "passed 0 of 1 times: a.yaml:\($0)  a\($0)\n" }.joined()
    let expected = """
      and 3 more
      \(listed)and 3 more did not always pass
      103 scenarios: 103 errors (app time 1 min 6.9 s)

      """
    #expect(console(cases).hasSuffix("a.yaml:100  a100 (repeat 1 of 1)\n\(expected)"))
  }

  @Test func `the detail failures leaves out what nobody has to look at`() {
    let expected = """
      ✓ An answer is checked (1.300s, flaky, passed at attempt 2)  Scenarios/trivia/answer.yaml:1
        attempt 1 of 2, seed 41: step 1/1 tap button: Norway: button: Norway is covered by the keyboard
      ! An answer is checked (0.650s)  Scenarios/trivia/answer.yaml:1
        1 !    0.650s  tap button: Norway  +0.100s

        Scenarios/trivia/answer.yaml:5:5: error: the app crashed: no question 11
         5 |   - tap: {button: Norway}
           |     ^~~~~~~~~~~~~~~~~~~~~

      ✓ Scenarios/trivia/answer.yaml:1  An answer is checked  (flaky)
      ! Scenarios/trivia/answer.yaml:1  An answer is checked
      4 scenarios: 1 passed, 1 flaky, 1 error, 1 skipped (app time 2.600 s)

      """
    let options = ConsoleOptions(detail: .failures)
    #expect(console([.passed, .skipped, .flaky, .crashed], options) == expected)
  }

  @Test func `the detail failures says no more than the summary when all is well`() {
    let text = console([.passed], ConsoleOptions(detail: .failures))
    #expect(text == "1 scenario: 1 passed (app time 0.650 s)\n")
  }

  @Test func `an empty run says so`() {
    #expect(console([]) == "0 scenarios: nothing to run (app time 0.000 s)\n")
  }

  @Test(arguments: [
    (Duration.milliseconds(59_999), "59.999 s"),
    (.milliseconds(60_000), "1 min 0.0 s"),
    (.milliseconds(603_290), "10 min 3.2 s"),
    (.milliseconds(7_260_000), "2 h 1 min 0.0 s"),
  ])
  func `app times are written as people say them`(time: Duration, expected: String) {
    let attempt = Attempt(steps: [], failure: nil, duration: time)
    let options = ConsoleOptions(detail: .failures)
    let text = console([CaseRecord(identity: .answer, result: .ran([attempt]))], options)
    #expect(text == "1 scenario: 1 passed (app time \(expected))\n")
  }

  @Test func `the summary lists no more than a hundred cases`() {
    let listed = String(repeating: "! Scenarios/broken.yaml:2\n", count: 100)
    let cases = Array(repeating: CaseRecord.invalid, count: 102)
    let end = "\n\(listed)and 2 more\n102 scenarios: 102 errors (app time 0.000 s)\n"
    #expect(console(cases).hasSuffix(end))
  }

  @Test(arguments: [ConsoleOptions.Detail.failures, .scenarios, .steps])
  func `the plain report is the coloured one without its colours`(detail: ConsoleOptions.Detail) {
    let plain = console(.everyVerdict, ConsoleOptions(detail: detail))
    let coloured = console(.everyVerdict, ConsoleOptions(detail: detail, colour: .ansi))
    #expect(coloured != plain)
    #expect(coloured.replacing(#/\u{1B}\[[0-9;]+m/#, with: "") == plain)
  }

  @Test func `colours mark verdicts, places and summaries`() {
    let expected = """
      [32m✓[0m An answer is checked (0.650s)[2m  Scenarios/trivia/answer.yaml:1[0m
      [33m-[0m A slow one (skipped: too slow for every day)[2m  Scenarios/trivia/answer.yaml:1[0m

      2 scenarios: [32m1 passed[0m, [33m1 skipped[0m (app time 0.650 s)

      """
    let text = console([.passed, .skipped], ConsoleOptions(colour: .ansi))
    #expect(text.replacing("\u{1B}", with: "") == expected)
  }
}
