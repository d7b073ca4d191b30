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
          found none among the 23 elements on the screen
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
          found none among the 23 elements on the screen
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
          found none among the 23 elements on the screen
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

  @Test func `a name in the log replaces the command's argument`() {
    expect(
      """
      variables: {who: Ann}
      steps:
        - log: secret
          name: "Greet ${who}"
        - log: |
            two
            lines
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 log Greet Ann
          note: secret
        passed 0.000-0.000 log two lines
          note: two
        lines
        """
    )
  }

  @Test func `a hierarchy is the element tree, or the part below an element`() {
    expect(
      """
      steps:
        - tap: Open
        - hierarchy: {cell: {first: true}}
        - hierarchy: Missing
      """,
      logs: """
        A: failed at 0.450
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        passed 0.100-0.450 hierarchy cell: {first: true}
          settled 0.350
          cell
          staticText, label: 'Row 1'
        failed 0.450-0.450 hierarchy Missing
          AssertionFailed: no element matches 'Missing'
          expected an element that matches 'Missing'
          found none among the 28 elements on the screen
        because of step 3
        """
    )
  }
}
