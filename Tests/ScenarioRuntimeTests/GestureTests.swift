import Testing

struct GestureTests {
  @Test func `a tap touches the centre and takes 100 ms`() {
    expect(
      """
      steps:
        - tap: {button: Enable}
      """,
      logs: """
        A: passed at 0.100
        passed 0.000-0.100 tap button: Enable
          touched button 'Enable' at 300.0, 122.0
        """
    )
  }

  @Test func `a double tap takes 200 ms, and acts twice`() {
    expect(
      """
      steps:
        - doubleTap: Wifi
        - assert: {element: Wifi, value: "0"}
      """,
      logs: """
        A: passed at 0.200
        passed 0.000-0.200 doubleTap Wifi
          touched switch 'Wifi' at 40.0, 272.0
        passed 0.200-0.200 assert element: Wifi, value: 0
        """
    )
  }

  @Test func `a gesture needs exactly one match and lists those that there are`() {
    expect(
      """
      steps:
        - tap: {button: Twin}
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 tap button: Twin
          GestureFailed: 2 elements match button: 'Twin', but exactly one must, and the app will not change by itself
          expected exactly one element that matches button: 'Twin'
          found 2 elements
          candidate button, label: 'Twin' at 10,100 100x44
          candidate button, label: 'Twin' at 130,100 100x44
          advice: say more about the one that you mean, or choose it with {button: 'Twin', first: true}
        because of step 1
        """
    )
  }

  @Test func `a gesture on what is absent fails at once where nothing can bring it`() {
    expect(
      """
      steps:
        - tap: Enabled
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 tap Enabled
          GestureFailed: no element matches 'Enabled', and the app will not change by itself
          expected an element that matches 'Enabled'
          found none of the 23 elements on the screen
          candidate button, label: 'Enable' at 250,100 100x44: its label is not 'Enabled'
        because of step 1
        """
    )
  }

  @Test func `a gesture waits for its element up to the timeout`() {
    expect(
      """
      steps:
        - tap: Fetch
        - tap: {element: Fetched, timeout: 1s}
        - tap: Fetch
        - tap: {element: Missing, timeout: 500ms}
      """,
      logs: """
        A: failed at 1.800
        passed 0.000-0.100 tap Fetch
          touched button 'Fetch' at 180.0, 172.0
        passed 0.100-1.200 tap element: Fetched, timeout: 1s
          touched staticText 'Fetched' at 180.0, 410.0
        passed 1.200-1.300 tap Fetch
          touched button 'Fetch' at 180.0, 172.0
        failed 1.300-1.800 tap element: Missing, timeout: 500ms
          GestureFailed: no element matches 'Missing', after 0.500s of waiting
          expected an element that matches 'Missing'
          found none of the 24 elements on the screen
          advice: the app is still about to change; raise 'timeout' if it may take that long
        because of step 4
        """
    )
  }

  @Test func `a long press fires a recogniser from 500 ms on, and is a tap before`() {
    expect(
      """
      steps:
        - longPress: {element: Photo, duration: 500ms}
        - assert: {element: status, label: pressed}
        - longPress: {element: Photo, duration: 499ms}
        - assert: {element: status, label: tapped}
        - longPress: Photo
      """,
      logs: """
        A: passed at 1.599
        passed 0.000-0.500 longPress element: Photo, duration: 500ms
          touched image 'Photo' at 60.0, 372.0
        passed 0.500-0.500 assert element: status, label: pressed
        passed 0.500-0.999 longPress element: Photo, duration: 499ms
          touched image 'Photo' at 60.0, 372.0
        passed 0.999-0.999 assert element: status, label: tapped
        passed 0.999-1.599 longPress Photo
          touched image 'Photo' at 60.0, 372.0
        """
    )
  }

  @Test func `a forced gesture says which element it touched`() {
    expect(
      """
      steps:
        - tap: {element: Buried, force: true}
        - assert: {element: status, label: cover}
      """,
      logs: """
        A: passed at 0.100
        passed 0.000-0.100 tap element: Buried, force: true
          note: forced: it is covered by button 'Cover'
          touched button 'Cover' at 60.0, 322.0
        passed 0.100-0.100 assert element: status, label: cover
        """
    )
  }

  @Test func `a forced gesture scrolls to its element first, too`() {
    expect(
      """
      steps:
        - tap: Open
        - tap: {element: Row 12, force: true}
        - assert: {element: status, label: row 12}
      """,
      logs: """
        A: passed at 0.550
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        passed 0.100-0.550 tap element: Row 12, force: true
          settled 0.350
          scrolled to staticText 'Row 12'
          touched staticText 'Row 12' at 187.5, 316.0
        passed 0.550-0.550 assert element: status, label: row 12
        """
    )
  }

  @Test func `a gesture scrolls to its element first`() {
    expect(
      """
      steps:
        - tap: Open
        - tap: Row 12
        - assert: {element: status, label: row 12}
      """,
      logs: """
        A: passed at 0.550
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        passed 0.100-0.550 tap Row 12
          settled 0.350
          scrolled to staticText 'Row 12'
          touched staticText 'Row 12' at 187.5, 316.0
        passed 0.550-0.550 assert element: status, label: row 12
        """
    )
  }

  @Test func `a swipe takes a direction from a variable, if it is one`() {
    expect(
      """
      variables: {way: left}
      steps:
        - swipe: {element: Photo, direction: "${way}"}
      """,
      logs: """
        A: passed at 0.300
        passed 0.000-0.300 swipe element: Photo, direction: left
          touched image 'Photo' at 60.0, 372.0
          note: the swipe moved nothing
        """
    )
    expect(
      """
      variables: {wrong: lefft}
      steps:
        - swipe: {element: Photo, direction: "${wrong}"}
      """,
      reports: """
        5:40: error: '${wrong}' is 'lefft', but must be 'left' or 'right' or 'up' or 'down' \
        [unfit-value] -- did you mean 'left'?
          note: 3:20: its value is written here
        """
    )
  }

  @Test func `back taps the back button, and fails where there is none`() {
    expect(
      """
      steps:
        - tap: Open
        - back
        - back
      """,
      logs: """
        A: failed at 0.900
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        passed 0.100-0.550 back
          settled 0.350
          touched button 'Gallery' at 60.0, 42.0
        failed 0.550-0.900 back
          settled 0.350
          GestureFailed: there is nothing to go back to
        because of step 3
        """
    )
  }

  @Test func `a crash ends the scenario as an error`() {
    expect(
      """
      continueAfterFailure: true
      steps:
        - tap: {element: Crash}
          optional: true
        - log: never
      teardown:
        - assert: Twin
        - log: torn down
      """,
      logs: """
        A: error at 0.100
        failed 0.000-0.100 tap element: Crash
          touched button 'Crash' at 300.0, 322.0
          AppCrashed: the app crashed: the picture fell off the wall
        not run log never
        teardown: failed 0.100-0.100 assert Twin
          AppNotRunning: the app is not running
          advice: start it with a 'launch' step before this one
        teardown: passed 0.100-0.100 log torn down
        because of step 1
        """
    )
  }

  @Test func `a crash during a long press is logged at its instant`() {
    expect(
      """
      launch: {arguments: [fragile]}
      steps:
        - longPress: {element: Photo, duration: 2s}
      """,
      logs: """
        A: error at 0.500
        failed 0.000-0.500 longPress element: Photo, duration: 2s
          touched image 'Photo' at 60.0, 372.0
          AppCrashed: the app crashed: the picture fell off the wall
        because of step 1
        """
    )
  }

  @Test(arguments: [
    "tap: {element: Missing, timeout: 250ms}",
    "doubleTap: {element: Missing, timeout: 250ms}",
    "longPress: {element: Missing, timeout: 250ms, duration: 1s}",
    "type: {into: Missing, text: a, timeout: 250ms}",
    "clear: {element: Missing, timeout: 250ms}",
    "adjust: {element: Missing, to: small, timeout: 250ms}",
    "swipe: {element: Missing, direction: left, timeout: 250ms}",
    "scroll: {direction: down, in: Missing, timeout: 250ms}",
    "tap: {element: Missing, timeout: 250ms, force: true}",
  ])
  func `every gesture takes a timeout of its own`(_ gesture: String) {
    expect(
      "steps: [tap: Fetch, \(gesture)]",
      fails: "GestureFailed: no element matches 'Missing', after 0.250s of waiting"
    )
  }
}
