import Testing

struct VerdictTests {
  @Test func `a skipped scenario is not run`() {
    expect(
      """
      skip: "no ${what} here"
      variables: {what: camera}
      knownIssue: also known
      steps: [assert: Missing]
      """,
      logs: """
        A: not run: no camera here
        """
    )
  }

  @Test func `a known issue that still fails counts as skipped`() {
    expect(
      """
      knownIssue: "#1"
      steps: [assert: Missing]
      """,
      logs: """
        A: skipped at 0.000
        failed 0.000-0.000 assert Missing
          AssertionFailed: no element matches 'Missing'
          expected an element that matches 'Missing'
          found none of the 23 elements on the screen
        because of step 1
        """
    )
  }

  @Test func `a known issue whose teardown fails counts as skipped`() {
    expect(
      """
      knownIssue: "#1"
      steps: [log: fine]
      teardown: [assert: Missing]
      """,
      logs: """
        A: skipped at 0.000
        passed 0.000-0.000 log fine
        teardown: failed 0.000-0.000 assert Missing
          AssertionFailed: no element matches 'Missing'
          expected an element that matches 'Missing'
          found none of the 23 elements on the screen
        because of step 2
        """
    )
  }

  @Test func `a known issue that passes is a failure, warnings or not`() {
    expect(
      """
      knownIssue: "#1"
      steps:
        - assert: Missing
          optional: true
      """,
      logs: """
        A: failed at 0.000
        warned 0.000-0.000 assert Missing
          AssertionFailed: no element matches 'Missing'
          expected an element that matches 'Missing'
          found none of the 23 elements on the screen
        KnownIssuePassed: the scenario passed, but has a known issue: #1
        advice: remove 'knownIssue' if the issue is solved
        """
    )
  }

  @Test func `a known issue that crashes is an error`() {
    expect(
      """
      knownIssue: "#1"
      steps: [tap: Crash]
      """,
      logs: """
        A: error at 0.100
        failed 0.000-0.100 tap Crash
          touched button 'Crash' at 300.0, 322.0
          AppCrashed: the app crashed: the picture fell off the wall
        because of step 1
        """
    )
  }

  @Test func `a known issue whose teardown crashes is an error, too`() {
    expect(
      """
      knownIssue: "#1"
      steps: [assert: Missing]
      teardown: [tap: Crash]
      """,
      logs: """
        A: error at 0.100
        failed 0.000-0.000 assert Missing
          AssertionFailed: no element matches 'Missing'
          expected an element that matches 'Missing'
          found none of the 23 elements on the screen
        teardown: failed 0.000-0.100 tap Crash
          touched button 'Crash' at 300.0, 322.0
          AppCrashed: the app crashed: the picture fell off the wall
        because of step 2
        """
    )
  }
}
