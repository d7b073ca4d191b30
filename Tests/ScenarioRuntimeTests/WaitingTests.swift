import Testing

struct WaitingTests {
  @Test func `a wait passes at the instant its expectation first holds`() {
    expect(
      """
      steps:
        - tap: Fetch
        - waitFor: Fetched
      """,
      logs: """
        A: passed at 1.100
        passed 0.000-0.100 tap Fetch
          touched button 'Fetch' at 180.0, 172.0
        passed 0.100-1.100 waitFor Fetched
          held at 1.100, left 4.000
        """
    )
  }

  @Test func `a wait that holds at once takes no time`() {
    expect(
      """
      steps:
        - waitFor: {element: status, label: ready, timeout: 3s}
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 waitFor element: status, label: ready, timeout: 3s
          held at 0.000, left 3.000
        """
    )
  }

  @Test func `what is due at the very end of the timeout is still seen`() {
    expect(
      """
      steps:
        - tap: Fetch
        - waitFor: {element: Fetched, timeout: 1s}
      """,
      logs: """
        A: passed at 1.100
        passed 0.000-0.100 tap Fetch
          touched button 'Fetch' at 180.0, 172.0
        passed 0.100-1.100 waitFor element: Fetched, timeout: 1s
          held at 1.100, left 0.000
        """
    )
  }

  @Test func `a wait fails when its timeout is over`() {
    expect(
      """
      steps:
        - tap: Fetch
        - waitFor: {element: Fetched, timeout: 999ms}
      """,
      logs: """
        A: failed at 1.099
        passed 0.000-0.100 tap Fetch
          touched button 'Fetch' at 180.0, 172.0
        failed 0.100-1.099 waitFor element: Fetched, timeout: 999ms
          WaitTimedOut: timed out after 0.999s: no element matches 'Fetched'
          expected an element that matches 'Fetched'
          found none of the 23 elements on the screen
          candidate button, label: 'Fetch' at 130,150 100x44: its label is not 'Fetched'
          advice: the app is still about to change; raise 'timeout' if it may take that long
        because of step 2
        """
    )
  }

  @Test func `a wait that nothing scheduled can satisfy fails at once and says so`() {
    expect(
      """
      steps:
        - waitFor: Fetched
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 waitFor Fetched
          WaitWithoutEnd: the app will not change by itself: no element matches 'Fetched'
          expected an element that matches 'Fetched'
          found none of the 23 elements on the screen
          candidate button, label: 'Fetch' at 130,150 100x44: its label is not 'Fetched'
        because of step 1
        """
    )
  }

  @Test func `a wait goes on up to the last event that is scheduled`() {
    expect(
      """
      timeout: 1m
      steps:
        - tap: Fetch
        - waitFor: Missing
      """,
      logs: """
        A: failed at 1.100
        passed 0.000-0.100 tap Fetch
          touched button 'Fetch' at 180.0, 172.0
        failed 0.100-1.100 waitFor Missing
          WaitWithoutEnd: the app will not change by itself: no element matches 'Missing'
          expected an element that matches 'Missing'
          found none of the 24 elements on the screen
        because of step 2
        """
    )
  }

  @Test func `a wait waits on while the one element is absent or several match`() {
    expect(
      """
      launch: {arguments: [-slow, 2s]}
      steps:
        - waitFor: {not: {element: Loaded, label: Other}}
      """,
      logs: """
        A: passed at 2.000
        passed 0.000-2.000 waitFor not: {element: Loaded, label: Other}
          held at 2.000, left 3.000
        """
    )
  }

  @Test func `a wait for several elements where one is needed ends in their list`() {
    expect(
      """
      steps:
        - tap: Fetch
        - waitFor: {not: {element: Twin, enabled: false}, timeout: 500ms}
      """,
      logs: """
        A: failed at 0.600
        passed 0.000-0.100 tap Fetch
          touched button 'Fetch' at 180.0, 172.0
        failed 0.100-0.600 waitFor not: {element: Twin, enabled: false}, timeout: 500ms
          WaitTimedOut: timed out after 0.500s: 2 elements match 'Twin', but exactly one must
          expected exactly one element that matches 'Twin'
          found 2 elements
          candidate button, label: 'Twin' at 10,100 100x44
          candidate button, label: 'Twin' at 130,100 100x44
          advice: say more about the one that you mean, or choose it with {button: 'Twin', first: true}
        because of step 2
        """
    )
  }

  @Test func `the timeout of the header holds for waits that have none`() {
    expect(
      """
      timeout: 300ms
      steps:
        - tap: Fetch
        - waitFor: Fetched
      """,
      logs: """
        A: failed at 0.400
        passed 0.000-0.100 tap Fetch
          touched button 'Fetch' at 180.0, 172.0
        failed 0.100-0.400 waitFor Fetched
          WaitTimedOut: timed out after 0.300s: no element matches 'Fetched'
          expected an element that matches 'Fetched'
          found none of the 23 elements on the screen
          candidate button, label: 'Fetch' at 130,150 100x44: its label is not 'Fetched'
          advice: the app is still about to change; raise 'timeout' if it may take that long
        because of step 2
        """
    )
  }

  @Test func `a wait's timeout begins after settling`() {
    expect(
      """
      launch: {arguments: [-slow, 700ms]}
      steps:
        - tap: Open
        - waitFor: {element: Row 1, timeout: 0}
      """,
      logs: """
        A: passed at 0.450
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        passed 0.100-0.450 waitFor element: Row 1, timeout: 0
          settled 0.350
          held at 0.450, left 0.000
        """
    )
  }

  @Test func `without settling a step begins in the middle of an animation`() {
    expect(
      """
      settle: none
      steps:
        - tap: Open
        - assert: {screen: Rows}
      """,
      logs: """
        A: failed at 0.100
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        failed 0.100-0.100 assert screen: Rows
          AssertionFailed: a transition is under way, not 'Rows'
          expected screen: Rows
          found a transition is under way
          advice: the app is about to change; to wait for that, use 'waitFor'
        because of step 2
        """
    )
  }

  @Test func `what is due when a pause ends has happened`() {
    expect(
      """
      launch: {arguments: [-slow, 2s]}
      steps:
        - pause: 1999ms
        - assert: {element: Loaded, exists: false}
        - pause: 1ms
        - assert: Loaded
      """,
      logs: """
        A: passed at 2.000
        passed 0.000-1.999 pause 1999ms
        passed 1.999-1.999 assert element: Loaded, exists: false
        passed 1.999-2.000 pause 1ms
        passed 2.000-2.000 assert Loaded
        """
    )
  }

  @Test func `nothing settles after the last step`() {
    expect(
      """
      steps:
        - tap: Open
      """,
      logs: """
        A: passed at 0.100
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        """
    )
  }

  @Test func `steps in containers, setup and teardown settle too`() {
    expect(
      """
      setup:
        - tap: Open
        - log: set up
      steps:
        - group: {name: Back and forth, steps: [back, {log: in the group}]}
        - tap: Open
      teardown:
        - log: torn down
      """,
      logs: """
        A: passed at 1.350
        setup: passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        setup: passed 0.100-0.450 log set up
          settled 0.350
        passed 0.450-0.900 group Back and forth
          passed 0.450-0.550 back
            touched button 'Gallery' at 60.0, 42.0
          passed 0.550-0.900 log in the group
            settled 0.350
        passed 0.900-1.000 tap Open
          touched button 'Open' at 180.0, 322.0
        teardown: passed 1.000-1.350 log torn down
          settled 0.350
        """
    )
  }
}
