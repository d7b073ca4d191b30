import Testing

/// Gestures on elements that are there but can't be touched, and what force does about it.
struct ObstructionTests {
  @Test func `a gesture waits until its element is enabled`() {
    expect(
      """
      steps:
        - tap: Enable
        - tap: Gate
        - assert: {element: status, label: in}
      """,
      logs: """
        A: passed at 2.200
        passed 0.000-0.100 tap Enable
          touched button 'Enable' at 300.0, 122.0
        passed 0.100-2.200 tap Gate
          touched button 'Gate' at 60.0, 172.0
        passed 2.200-2.200 assert element: status, label: in
        """
    )
  }

  @Test func `a gesture on what stays disabled says so at once`() {
    expect(
      """
      steps:
        - tap: Gate
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 tap Gate
          GestureFailed: button 'Gate' can't be touched: it is disabled, and the app will not change by itself
          expected an element that is hittable and enabled
          found button, label: 'Gate', disabled at 10,150 100x44
          advice: enable it first, or use 'force: true' to touch that place anyway
        because of step 1
        """
    )
  }

  @Test func `force is advised only where a step can be told so`() {
    expect(
      """
      steps:
        - {type: {into: Gate, text: open}, optional: true}
        - {swipe: {element: Gate, direction: left}, optional: true}
      """,
      logs: """
        A: passed at 0.000
        warned 0.000-0.000 type into: Gate, text: open
          GestureFailed: button 'Gate' can't be touched: it is disabled, and the app will not change by itself
          expected an element that is hittable and enabled
          found button, label: 'Gate', disabled at 10,150 100x44
          advice: enable it first
        warned 0.000-0.000 swipe element: Gate, direction: left
          GestureFailed: button 'Gate' can't be touched: it is disabled, and the app will not change by itself
          expected an element that is hittable and enabled
          found button, label: 'Gate', disabled at 10,150 100x44
          advice: enable it first
        """
    )
  }

  @Test func `a gesture on what is covered names what covers it`() {
    expect(
      """
      steps:
        - tap: Buried
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 tap Buried
          GestureFailed: button 'Buried' can't be touched: it is covered by button 'Cover', and the app will not change by itself
          expected an element that is hittable and enabled
          found button, label: 'Buried' at 10,300 100x44
          advice: dismiss the button first, or use 'force: true' to touch that place anyway
        because of step 1
        """
    )
  }

  @Test func `a gesture on what lies under the keyboard says so`() {
    expect(
      """
      steps:
        - tap: name
        - tap: Low
      """,
      logs: """
        A: failed at 0.350
        passed 0.000-0.100 tap name
          touched textField #name at 90.0, 222.0
        failed 0.100-0.350 tap Low
          settled 0.250
          GestureFailed: button 'Low' can't be touched: it is covered by the keyboard, and the app will not change by itself
          expected an element that is hittable and enabled
          found button, label: 'Low' at 10,420 100x44
          advice: put the keyboard away with 'dismissKeyboard', or use 'force: true' to touch that place anyway
        because of step 2
        """
    )
  }

  @Test func `a gesture on what is off the screen while something happens says so`() {
    expect(
      """
      steps:
        - tap: Enable
        - longPress: {element: Beyond, timeout: 1s}
      """,
      logs: """
        A: failed at 1.100
        passed 0.000-0.100 tap Enable
          touched button 'Enable' at 300.0, 122.0
        failed 0.100-1.100 longPress element: Beyond, timeout: 1s
          GestureFailed: button 'Beyond' can't be touched: it is off the screen, after 1.000s of waiting
          expected an element that is hittable and enabled
          found button, label: 'Beyond' at 10,700 100x44
          advice: wait until it is visible, or use 'force: true' to touch that place anyway
        because of step 2
        """
    )
  }

  @Test func `a gesture on what is off the screen says so`() {
    expect(
      """
      steps:
        - longPress: Beyond
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 longPress Beyond
          GestureFailed: button 'Beyond' can't be touched: it is off the screen, and the app will not change by itself
          expected an element that is hittable and enabled
          found button, label: 'Beyond' at 10,700 100x44
          advice: bring it onto the screen first, or use 'force: true' to touch that place anyway
        because of step 1
        """
    )
  }

  @Test func `a failed expectation says what is in the way of a finger`() {
    expect(
      """
      steps:
        - assert: {element: Buried, hittable: true}
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 assert element: Buried, hittable: true
          AssertionFailed: 'Buried' is not hittable: it is covered by button 'Cover'
          expected hittable: true
          found hittable: false
        because of step 1
        """
    )
  }

  @Test func `force does what a finger would do, and the log says what is there`() {
    expect(
      """
      steps:
        - tap: {element: Gate, force: true}
        - assert: {element: status, label: ready}
        - tap: {element: Buried, force: true}
        - assert: {element: status, label: cover}
      """,
      logs: """
        A: passed at 0.200
        passed 0.000-0.100 tap element: Gate, force: true
          note: forced: it is disabled, so nothing happens
          touched button 'Gate' at 60.0, 172.0
        passed 0.100-0.100 assert element: status, label: ready
        passed 0.100-0.200 tap element: Buried, force: true
          note: forced: it is covered by button 'Cover'
          touched button 'Cover' at 60.0, 322.0
        passed 0.200-0.200 assert element: status, label: cover
        """
    )
  }

  @Test func `force still needs exactly one element`() {
    expect(
      """
      continueAfterFailure: true
      steps:
        - tap: {element: Twin, force: true}
        - tap: {element: Missing, force: true}
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 tap element: Twin, force: true
          GestureFailed: 2 elements match 'Twin', but exactly one must, and the app will not change by itself
          expected exactly one element that matches 'Twin'
          found 2 elements
          candidate button, label: 'Twin' at 10,100 100x44
          candidate button, label: 'Twin' at 130,100 100x44
          advice: say more about the one that you mean, or choose it with {button: 'Twin', first: true}
        failed 0.000-0.000 tap element: Missing, force: true
          GestureFailed: no element matches 'Missing', and the app will not change by itself
          expected an element that matches 'Missing'
          found none of the 23 elements on the screen
        because of step 1
        """
    )
  }

  @Test func `a moving element is not touched before its transition has ended`() {
    expect(
      """
      settle: none
      steps:
        - tap: Open
        - tap: Row 1
      """,
      logs: """
        A: passed at 0.550
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        passed 0.100-0.550 tap Row 1
          touched staticText 'Row 1' at 187.5, 86.0
        """
    )
  }
}
