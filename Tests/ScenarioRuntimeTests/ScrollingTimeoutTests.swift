import Testing

/// How long a scroll may take, and wait for what scrolls.
struct ScrollingTimeoutTests {
  @Test func `scrolling for more than the timeout is a failure`() {
    expect(
      """
      steps:
        - tap: Open
        - scroll: {direction: down, until: Row 13, timeout: 300ms}
      """,
      logs: """
        A: failed at 1.050
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        failed 0.100-1.050 scroll direction: down, until: Row 13, timeout: 300ms
          settled 0.350
          touched table at 187.5, 196.0
          touched table at 187.5, 196.0
          GestureFailed: scrolling went on for more than 0.300s: no element matches 'Row 13'
          expected an element that matches 'Row 13'
          found none of the 28 elements on the screen
          candidate staticText, label: 'Row 1' at 16,-190 343x24
          candidate staticText, label: 'Row 2' at 16,-146 343x24
          candidate staticText, label: 'Row 3' at 16,-102 343x24
          candidate staticText, label: 'Row 4' at 16,-58 343x24
          candidate staticText, label: 'Row 5' at 16,-14 343x24
          candidate each of them: its label is not 'Row 13'
        because of step 2
        """
    )
  }

  @Test func `a goal that is reached after the timeout is a failure`() {
    expect(
      """
      steps:
        - tap: Open
        - scroll: {direction: down, until: {element: Row 9, hittable: true}, timeout: 299ms}
      """,
      logs: """
        A: failed at 0.750
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        failed 0.100-0.750 scroll direction: down, until: {element: Row 9, hittable: true}, timeout: 299ms
          settled 0.350
          touched table at 187.5, 196.0
          GestureFailed: scrolling went on for more than 0.299s: what 'until' calls for came too late
          advice: raise 'timeout'
        because of step 2
        """
    )
  }

  @Test func `a goal may be reached at the timeout's last moment`() {
    expect(
      """
      steps:
        - tap: Open
        - scroll: {direction: down, until: {element: Row 9, hittable: true}, timeout: 300ms}
      """,
      fails: nil
    )
  }

  @Test func `scrolling for more than the timeout is a failure without a goal, too`() {
    expect(
      """
      steps:
        - tap: Open
        - scroll: {direction: down, timeout: 300ms}
      """,
      logs: """
        A: failed at 1.050
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        failed 0.100-1.050 scroll direction: down, timeout: 300ms
          settled 0.350
          touched table at 187.5, 196.0
          touched table at 187.5, 196.0
          GestureFailed: scrolling went on for more than 0.300s: the content still moved
          advice: raise 'timeout', or say with 'until' what to scroll to
        because of step 2
        """
    )
  }

  @Test func `the end may be reached at the timeout's last moment`() {
    expect(
      """
      steps:
        - tap: Open
        - scroll: {direction: down, timeout: 899ms}
      """,
      fails: nil
    )
  }

  @Test func `waiting for what is named with in takes the step's timeout`() {
    expect(
      """
      steps:
        - tap: Fetch
        - scroll: {direction: down, in: Missing, timeout: 250ms}
      """,
      logs: """
        A: failed at 0.350
        passed 0.000-0.100 tap Fetch
          touched button 'Fetch' at 180.0, 172.0
        failed 0.100-0.350 scroll direction: down, in: Missing, timeout: 250ms
          GestureFailed: no element matches 'Missing', after 0.250s of waiting
          expected an element that matches 'Missing'
          found none of the 23 elements on the screen
          advice: the app is still about to change; raise 'timeout' if it may take that long
        because of step 2
        """
    )
  }

  @Test func `movements take from the time that is left to wait for what is named with in`() {
    expect(
      """
      launch: {arguments: [-slow, 3s]}
      steps:
        - tap: Open
        - scroll:
            direction: down
            in: {table: {containing: {label: Row 1, hittable: true}}}
            timeout: 1s
      """,
      logs: """
        A: failed at 1.450
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        failed 0.100-1.450 scroll direction: down, in: {table: {containing: {label: Row 1, hittable: \
        true}}}, timeout: 1s
          settled 0.350
          touched table at 187.5, 196.0
          GestureFailed: no element matches table: {containing: {label: 'Row 1', hittable: true}}, \
        after 1.000s of waiting
          expected an element that matches table: {containing: {label: 'Row 1', hittable: true}}
          found none of the 28 elements on the screen
          candidate table with 'Row 1', 'Row 2', 'Row 3' at 0,64 375x264: nothing in it matches \
        {label: 'Row 1', hittable: true}
          advice: the app is still about to change; raise 'timeout' if it may take that long
        because of step 2
        """
    )
  }

  @Test func `scrolling waits no longer than its timeout for something that scrolls`() {
    expect(
      """
      launch: {arguments: [-slow, 3s]}
      steps:
        - scroll: {direction: down, timeout: 1s}
      """,
      logs: """
        A: failed at 1.000
        failed 0.000-1.000 scroll direction: down, timeout: 1s
          GestureFailed: nothing on the screen scrolls, after 1.000s of waiting
        because of step 1
        """
    )
  }
}
