import ScenarioRuntime
import ScenarioTestSupport
import Testing

struct InterruptionTests {
  @Test func `a step goes on when the animations after an interruption have ended`() {
    expect(
      """
      interruptions: [{when: {screen: Rows}, do: [back]}]
      steps:
        - tap: Open
        - assert: {screen: Gallery}
      """,
      logs: """
        A: passed at 0.900
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        passed 0.100-0.900 assert screen: Gallery
          settled 0.350
          settled 0.350
          passed 0.450-0.550 interruption screen: Rows
            passed 0.450-0.550 back
              touched button 'Gallery' at 60.0, 42.0
        """
    )
  }

  @Test func `an interruption that leaves with an animation is not there any more`() {
    expect(
      """
      interruptions: [{when: {staticText: Row 1}, do: [back]}]
      steps:
        - tap: Open
        - assert: {screen: Gallery}
      """,
      fails: nil
    )
  }

  @Test func `an interruption whose steps fail is a warning where it meets an optional step`() {
    expect(
      """
      interruptions: [{when: {screen: Rows}, do: [{assert: {screen: Gallery}}]}]
      steps:
        - tap: Open
        - {assert: Row 1, optional: true}
      """,
      fails: nil
    )
  }

  @Test func `an interruption whose steps fail is a warning where it meets an optional group`() {
    expect(
      """
      interruptions: [{when: {screen: Rows}, do: [{assert: {screen: Gallery}}]}]
      steps:
        - tap: Open
        - group: {name: rows, steps: [{assert: Row 1}]}
          optional: true
      """,
      logs: """
        A: passed at 0.450
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        warned 0.100-0.450 group rows
          AssertionFailed: the screen is 'Rows', not 'Gallery'
          expected screen: Gallery
          found screen: Rows
          warned 0.100-0.450 assert Row 1
            settled 0.350
            AssertionFailed: the screen is 'Rows', not 'Gallery'
            expected screen: Gallery
            found screen: Rows
            warned 0.450-0.450 interruption screen: Rows
              AssertionFailed: the screen is 'Rows', not 'Gallery'
              expected screen: Gallery
              found screen: Rows
              warned 0.450-0.450 assert screen: Gallery
                AssertionFailed: the screen is 'Rows', not 'Gallery'
                expected screen: Gallery
                found screen: Rows
        """
    )
  }

  @Test func `an interruption that is still there as its steps failed is one failure`() {
    expect(
      """
      continueAfterFailure: true
      interruptions: [{when: {screen: Rows}, do: [{assert: {screen: Gallery}}]}]
      steps:
        - tap: Open
        - assert: Row 1
      """,
      logs: """
        A: failed at 0.450
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        failed 0.100-0.450 assert Row 1
          settled 0.350
          AssertionFailed: the screen is 'Rows', not 'Gallery'
          expected screen: Gallery
          found screen: Rows
          failed 0.450-0.450 interruption screen: Rows
            AssertionFailed: the screen is 'Rows', not 'Gallery'
            expected screen: Gallery
            found screen: Rows
            failed 0.450-0.450 assert screen: Gallery
              AssertionFailed: the screen is 'Rows', not 'Gallery'
              expected screen: Gallery
              found screen: Rows
        because of step 4
        """
    )
  }

  @Test func `conditions are judged after interruptions`() {
    expect(
      """
      interruptions: [{when: {screen: Rows}, do: [back]}]
      steps:
        - tap: Open
        - if: {condition: {screen: Gallery}, then: [{log: gallery}], else: [{log: elsewhere}]}
      """,
      logs: """
        A: passed at 0.900
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        passed 0.100-0.900 if condition: {screen: Gallery}
          settled 0.350
          settled 0.350
          passed 0.450-0.550 interruption screen: Rows
            passed 0.450-0.550 back
              touched button 'Gallery' at 60.0, 42.0
          passed 0.900-0.900 log gallery
          skipped log elsewhere
        """
    )
  }

  @Test func `a log's line is not repeated after an interruption`() {
    expect(
      """
      interruptions: [{when: {screen: Rows}, do: [back]}]
      steps:
        - tap: Open
        - log: Next
      """,
      logs: """
        A: passed at 0.900
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        passed 0.100-0.900 log Next
          settled 0.350
          settled 0.350
          passed 0.450-0.550 interruption screen: Rows
            passed 0.450-0.550 back
              touched button 'Gallery' at 60.0, 42.0
        """
    )
  }
}
