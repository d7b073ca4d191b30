import ScenarioEvents
import ScenarioReports
import Testing

/// Runs that were ended before all of their cases were run; no report calls them clean.
struct InterruptedRunTests {
  private static let notRun = CaseRecord(identity: .answer, result: .notRun(.interrupted))

  @Test(arguments: [
    (
      [.passed, .skipped, notRun, notRun],
      """
      ## ⚠️ Interrupted: 2 of 4 scenarios were not run

      4 scenarios: 1 passed, 3 skipped (app time 0.650 s); interrupted, 2 not run
      """
    ),
    (
      [.flaky, notRun],
      """
      ## ⚠️ Interrupted: 1 of 2 scenarios was not run, 1 passed only when tried again

      2 scenarios: 1 flaky, 1 skipped (app time 1.300 s); interrupted, 1 not run
      """
    ),
    (
      [.failed, .crashed, notRun],
      """
      ## ❌ 1 of 3 scenarios failed, 1 ended in an error, 1 was not run

      3 scenarios: 1 failed, 1 error, 1 skipped (app time 1.300 s); interrupted, 1 not run
      """
    ),
  ])
  func `the page of a CI job says so first`(_ cases: [CaseRecord], beginning: String) {
    let lines = report(cases, by: MarkdownReport()).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    #expect(lines.prefix(3).joined(separator: "\n") == beginning)
  }

  @Test func `the last of the JSON lines counts what was not run`() {
    let lines = report([.passed, .skipped, Self.notRun], by: JSONLinesReport()).split(
      separator: "\n"
    )
    #expect(
      lines.last == """
        {"type":"run-finished","scenarios":3,"passed":1,"flaky":0,"failed":0,"errors":0,"skipped":2,\
        "interrupted":1,"appTime":650}
        """
    )
  }
}
