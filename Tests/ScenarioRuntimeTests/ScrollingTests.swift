import ScenarioTestSupport
import Testing

struct ScrollingTests {
  @Test func `scrolling goes on until its goal holds`() {
    expect(
      """
      steps:
        - tap: Open
        - scroll: {direction: down, until: {element: Row 9, hittable: true}}
      """,
      logs: """
        A: passed at 0.750
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        passed 0.100-0.750 scroll direction: down, until: {element: Row 9, hittable: true}
          settled 0.350
          touched table at 187.5, 196.0
        """
    )
  }

  @Test func `without a goal scrolling goes to the end, also when it is there`() {
    expect(
      """
      steps:
        - tap: Open
        - scroll: {direction: down}
        - assert: {element: Row 12, hittable: true}
        - scroll: {direction: down}
        - scroll: {direction: up}
        - assert: {element: Row 1, hittable: true}
      """,
      logs: """
        A: passed at 2.550
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        passed 0.100-1.350 scroll direction: down
          settled 0.350
          touched table at 187.5, 196.0
          touched table at 187.5, 196.0
          touched table at 187.5, 196.0
        passed 1.350-1.350 assert element: Row 12, hittable: true
        passed 1.350-1.650 scroll direction: down
          touched table at 187.5, 196.0
        passed 1.650-2.550 scroll direction: up
          touched table at 187.5, 196.0
          touched table at 187.5, 196.0
          touched table at 187.5, 196.0
        passed 2.550-2.550 assert element: Row 1, hittable: true
        """
    )
  }

  @Test func `a goal that holds moves nothing`() {
    expect(
      """
      steps:
        - tap: Open
        - scroll: {direction: down, until: Row 1}
      """,
      logs: """
        A: passed at 0.450
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        passed 0.100-0.450 scroll direction: down, until: Row 1
          settled 0.350
        """
    )
  }

  @Test func `a goal that holds for an element out of sight moves nothing, with a warning`() {
    expect(
      """
      steps:
        - tap: Open
        - scroll: {direction: down, until: Row 9}
        - scroll: {direction: down, until: {element: Row 9, exists: true}}
        - scroll: {direction: down, until: {element: Row 9, label: Row 9}}
      """,
      logs: """
        A: passed at 0.450
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        passed 0.100-0.450 scroll direction: down, until: Row 9
          settled 0.350
          5:38: warning: nothing was scrolled: the element exists, but it is out of sight [doubtful-pass] \
        -- to scroll to it, write {element: ..., hittable: true}
        passed 0.450-0.450 scroll direction: down, until: {element: Row 9, exists: true}
          6:38: warning: nothing was scrolled: the element exists, but it is out of sight [doubtful-pass] \
        -- to scroll to it, write {element: ..., hittable: true}
        passed 0.450-0.450 scroll direction: down, until: {element: Row 9, label: Row 9}
        """
    )
  }

  @Test func `the end before the goal is a failure`() {
    expect(
      """
      steps:
        - tap: Open
        - scroll: {direction: down, in: {table: }, until: Row 13}
      """,
      logs: """
        A: failed at 1.350
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        failed 0.100-1.350 scroll direction: down, in: {table: }, until: Row 13
          settled 0.350
          touched table at 187.5, 196.0
          touched table at 187.5, 196.0
          touched table at 187.5, 196.0
          GestureFailed: scrolling came to the end: no element matches 'Row 13'
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

  @Test func `several scrolling elements are listed`() {
    expect(
      """
      launch: {arguments: [-tables, "2"]}
      steps:
        - tap: Open
        - scroll: {direction: down}
      """,
      logs: """
        A: failed at 0.450
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        failed 0.100-0.450 scroll direction: down
          settled 0.350
          GestureFailed: 2 elements on the screen scroll, and the app will not change by itself
          candidate table with 'Row 1', 'Row 2', 'Row 3' at 0,64 375x264
          candidate table with 'Row 1', 'Row 2', 'Row 3' at 0,364 375x264
          advice: choose one with 'in', or wait until it is the only one
        because of step 2
        """
    )
  }

  @Test func `one of several scrolling elements is named with in`() {
    expect(
      """
      launch: {arguments: [-tables, "2"]}
      steps:
        - tap: Open
        - scroll: {direction: down, in: {table: {index: 1}}}
      """,
      logs: """
        A: passed at 1.350
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        passed 0.100-1.350 scroll direction: down, in: {table: {index: 1}}
          settled 0.350
          touched table at 187.5, 496.0
          touched table at 187.5, 496.0
          touched table at 187.5, 496.0
        """
    )
  }

  @Test func `nothing that scrolls is a failure`() {
    expect(
      """
      steps:
        - scroll: {direction: down}
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 scroll direction: down
          GestureFailed: nothing on the screen scrolls, and the app will not change by itself
        because of step 1
        """
    )
  }

  @Test func `what scrolls is advised in place of something in it`() {
    let text = ScenarioText("steps: [{tap: Open}, {scroll: {direction: down, in: Row 1}}]")
    #expect(text.log.contains(" does not scroll\n"))
    #expect(text.log.contains("advice: choose an element that scrolls: table\n"))
  }

  @Test func `what is named with in must scroll`() {
    expect(
      """
      steps:
        - scroll: {direction: down, in: Enable}
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 scroll direction: down, in: Enable
          GestureFailed: button 'Enable' does not scroll
          found button, label: 'Enable' at 250,100 100x44
        because of step 1
        """
    )
  }

  @Test func `scrolling waits for something that scrolls`() {
    expect(
      """
      settle: none
      steps:
        - tap: Open
        - scroll: {direction: down, until: {element: Row 9, hittable: true}}
      """,
      logs: """
        A: passed at 0.750
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        passed 0.100-0.750 scroll direction: down, until: {element: Row 9, hittable: true}
          touched table at 187.5, 196.0
        """
    )
  }
}
