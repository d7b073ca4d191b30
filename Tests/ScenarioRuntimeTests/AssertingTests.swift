import Testing

struct AssertingTests {
  @Test func `an assertion looks at once and does not wait`() {
    expect(
      """
      steps:
        - tap: Fetch
        - assert: Fetched
      """,
      logs: """
        A: failed at 0.100
        passed 0.000-0.100 tap Fetch
          touched button 'Fetch' at 180.0, 172.0
        failed 0.100-0.100 assert Fetched
          AssertionFailed: no element matches 'Fetched'
          expected an element that matches 'Fetched'
          found none of the 23 elements on the screen
          candidate button, label: 'Fetch' at 130,150 100x44: its label is not 'Fetched'
          advice: the app is about to change; to wait for that, use 'waitFor'
        because of step 2
        """
    )
  }

  @Test func `an assertion with a time holds at every instant of it`() {
    expect(
      """
      steps:
        - assert: {element: status, label: ready, for: 1s}
      """,
      logs: """
        A: passed at 1.000
        passed 0.000-1.000 assert element: status, label: ready, for: 1s
          note: held for 1.000s
        """
    )
  }

  @Test func `the end of the time belongs to it`() {
    expect(
      """
      steps:
        - tap: Blink
        - assert: {element: Blinked, for: 500ms}
      """,
      logs: """
        A: failed at 0.600
        passed 0.000-0.100 tap Blink
          touched button 'Blink' at 300.0, 172.0
        failed 0.100-0.600 assert element: Blinked, for: 500ms
          AssertionFailed: after 0.500s: no element matches 'Blinked'
          expected an element that matches 'Blinked'
          found none of the 23 elements on the screen
          candidate button, label: 'Blink' at 250,150 100x44: its label is not 'Blinked'
        because of step 2
        """
    )
  }

  @Test func `a change just behind the end of the time is not looked at`() {
    expect(
      """
      steps:
        - tap: Blink
        - assert: {element: Blinked, for: 499ms}
      """,
      logs: """
        A: passed at 0.599
        passed 0.000-0.100 tap Blink
          touched button 'Blink' at 300.0, 172.0
        passed 0.100-0.599 assert element: Blinked, for: 499ms
          note: held for 0.499s
        """
    )
  }

  @Test func `with not and a time it must never hold`() {
    expect(
      """
      steps:
        - tap: Fetch
        - assert: {not: Fetched, for: 2s}
      """,
      logs: """
        A: failed at 1.100
        passed 0.000-0.100 tap Fetch
          touched button 'Fetch' at 180.0, 172.0
        failed 0.100-1.100 assert not: Fetched, for: 2s
          AssertionFailed: after 1.000s: 1 element matches 'Fetched', but none should
          expected no element that matches 'Fetched'
          found 1 element
          candidate staticText, label: 'Fetched' at 130,400 100x20
        because of step 2
        """
    )
  }

  @Test func `what holds at the end alone is not enough`() {
    expect(
      """
      steps:
        - tap: Fetch
        - assert: {element: Fetched, for: 2s}
      """,
      logs: """
        A: failed at 0.100
        passed 0.000-0.100 tap Fetch
          touched button 'Fetch' at 180.0, 172.0
        failed 0.100-0.100 assert element: Fetched, for: 2s
          AssertionFailed: no element matches 'Fetched'
          expected an element that matches 'Fetched'
          found none of the 23 elements on the screen
          candidate button, label: 'Fetch' at 130,150 100x44: its label is not 'Fetched'
          advice: the app is about to change; to wait for that, add a step with 'waitFor' before this one
        because of step 2
        """
    )
  }

  @Test func `a failure says the assertion's message first`() {
    expect(
      """
      variables: {who: Ann}
      steps:
        - assert: {element: Missing, message: "${who} is lost"}
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 assert element: Missing
          AssertionFailed: Ann is lost: no element matches 'Missing'
          expected an element that matches 'Missing'
          found none of the 23 elements on the screen
        because of step 1
        """
    )
  }

  @Test func `an assertion of values alone needs no app`() {
    expect(
      """
      launch: manual
      steps:
        - assert: {equals: [1, 1.0]}
        - assert: {all: [{not: {equals: [1, 2]}}, {any: [{equals: [a, a]}]}]}
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 assert equals: [1, 1.0]
        passed 0.000-0.000 assert all: [{not: {equals: [1, 2]}}, {any: [{equals: [a, a]}]}]
        """
    )
  }

  @Test func `a check of values alone needs no app, within other checks, too`() {
    expect(
      """
      launch: manual
      variables: {a: 1}
      checks:
        same: {parameters: [b], equals: ["${a}", "${b}"]}
        other: {not: {check: same, with: {b: 2}}}
        seen: {all: [{check: other}, {element: status}]}
      steps:
        - assert: {check: same, with: {b: 1}}
        - if: {condition: {check: other}, then: [log: other]}
        - assert: {check: seen}
      """,
      logs: """
        A: failed at 0.000
        passed 0.000-0.000 assert check: same, with: {b: 1}
        passed 0.000-0.000 if condition: {check: other}
          passed 0.000-0.000 log other
        failed 0.000-0.000 assert check: seen
          AppNotRunning: the app is not running
          advice: start it with a 'launch' step before this one
        because of step 3
        """
    )
  }
}
