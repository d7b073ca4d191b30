import Testing

/// What becomes of the steps behind a failure.
struct FailureCourseTests {
  @Test func `a failure ends the scenario, and the rest is not run`() {
    expect(
      """
      steps:
        - assert: Missing
        - log: never
        - group: {name: Both, steps: [{log: one}, {log: two}]}
      teardown:
        - log: torn down
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 assert Missing
          AssertionFailed: no element matches 'Missing'
          expected an element that matches 'Missing'
          found none of the 23 elements on the screen
        not run log never
        not run group Both
          not run log one
          not run log two
        teardown: passed 0.000-0.000 log torn down
        because of step 1
        """
    )
  }

  @Test func `a failed setup ends the body, also where steps go on after failures`() {
    expect(
      """
      continueAfterFailure: true
      setup:
        - assert: Missing
        - log: set up
      steps:
        - log: never
      teardown:
        - log: torn down
      """,
      logs: """
        A: failed at 0.000
        setup: failed 0.000-0.000 assert Missing
          AssertionFailed: no element matches 'Missing'
          expected an element that matches 'Missing'
          found none of the 23 elements on the screen
        setup: passed 0.000-0.000 log set up
        not run log never
        teardown: passed 0.000-0.000 log torn down
        because of step 1
        """
    )
  }

  @Test func `teardown always goes on, and its failure comes after the first one`() {
    expect(
      """
      steps:
        - assert: First
      teardown:
        - assert: Second
        - log: torn down
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 assert First
          AssertionFailed: no element matches 'First'
          expected an element that matches 'First'
          found none of the 23 elements on the screen
        teardown: failed 0.000-0.000 assert Second
          AssertionFailed: no element matches 'Second'
          expected an element that matches 'Second'
          found none of the 23 elements on the screen
          candidate button, label: 'Beyond' at 10,700 100x44: its label is not 'Second'
        teardown: passed 0.000-0.000 log torn down
        because of step 1
        """
    )
  }

  @Test func `teardown goes on after a value that is missing, at every depth`() {
    expect(
      """
      steps:
        - assert: First
        - remember: {element: name, label: seen}
      teardown:
        - group: {name: Both, steps: [{log: "${seen}"}, {log: one}]}
        - repeat: {times: "${seen}", steps: [log: never]}
        - log: torn down
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 assert First
          AssertionFailed: no element matches 'First'
          expected an element that matches 'First'
          found none of the 23 elements on the screen
        not run remember element: name, label: seen
        teardown: failed 0.000-0.000 group Both
          7:42: BadValue: 'seen' is not defined
          teardown: failed 0.000-0.000 log ${seen}
            7:42: BadValue: 'seen' is not defined
          teardown: passed 0.000-0.000 log one
        teardown: failed 0.000-0.000 repeat times: ${seen}
          8:24: BadValue: 'seen' is not defined
        teardown: passed 0.000-0.000 log torn down
        because of step 1
        """
    )
  }

  @Test func `a crash ends the teardown`() {
    expect(
      """
      steps:
        - log: fine
      teardown:
        - tap: Crash
        - log: never
      """,
      logs: """
        A: error at 0.100
        passed 0.000-0.000 log fine
        teardown: failed 0.000-0.100 tap Crash
          touched button 'Crash' at 300.0, 322.0
          AppCrashed: the app crashed: the picture fell off the wall
        teardown: not run log never
        because of step 2
        """
    )
  }

  @Test func `a failing teardown alone fails the scenario`() {
    expect(
      """
      steps:
        - log: fine
      teardown:
        - assert: Missing
      """,
      logs: """
        A: failed at 0.000
        passed 0.000-0.000 log fine
        teardown: failed 0.000-0.000 assert Missing
          AssertionFailed: no element matches 'Missing'
          expected an element that matches 'Missing'
          found none of the 23 elements on the screen
        because of step 2
        """
    )
  }

  @Test func `after a failure the next step of the same list runs, at every depth`() {
    expect(
      """
      continueAfterFailure: true
      steps:
        - group:
            name: Outer
            steps:
              - repeat: {times: 2, steps: [assert: In the loop, log: loop goes on]}
              - log: group goes on
        - log: the end
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 group Outer
          AssertionFailed: no element matches 'In the loop'
          expected an element that matches 'In the loop'
          found none of the 23 elements on the screen
          failed 0.000-0.000 repeat times: 2
            AssertionFailed: no element matches 'In the loop'
            expected an element that matches 'In the loop'
            found none of the 23 elements on the screen
            failed 0.000-0.000 turn 1
              AssertionFailed: no element matches 'In the loop'
              expected an element that matches 'In the loop'
              found none of the 23 elements on the screen
              failed 0.000-0.000 assert In the loop
                AssertionFailed: no element matches 'In the loop'
                expected an element that matches 'In the loop'
                found none of the 23 elements on the screen
              passed 0.000-0.000 log loop goes on
            failed 0.000-0.000 turn 2
              AssertionFailed: no element matches 'In the loop'
              expected an element that matches 'In the loop'
              found none of the 23 elements on the screen
              failed 0.000-0.000 assert In the loop
                AssertionFailed: no element matches 'In the loop'
                expected an element that matches 'In the loop'
                found none of the 23 elements on the screen
              passed 0.000-0.000 log loop goes on
          passed 0.000-0.000 log group goes on
        passed 0.000-0.000 log the end
        because of step 4
        """
    )
  }

  @Test func `after a failure the next step of a flow runs, and the first one decides`() {
    expect(
      """
      continueAfterFailure: true
      flows:
        visit:
          steps:
            - assert: In the flow
            - log: flow goes on
      steps:
        - assert: At the top
        - run: visit
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 assert At the top
          AssertionFailed: no element matches 'At the top'
          expected an element that matches 'At the top'
          found none of the 23 elements on the screen
        failed 0.000-0.000 run visit
          AssertionFailed: no element matches 'In the flow'
          expected an element that matches 'In the flow'
          found none of the 23 elements on the screen
          candidate button, label: 'Low' at 10,420 100x44: its label is not 'In the flow'
          failed 0.000-0.000 assert In the flow < 11
            AssertionFailed: no element matches 'In the flow'
            expected an element that matches 'In the flow'
            found none of the 23 elements on the screen
            candidate button, label: 'Low' at 10,420 100x44: its label is not 'In the flow'
          passed 0.000-0.000 log flow goes on < 11
        because of step 1
        """
    )
  }

  @Test func `a failed launch step ends the scenario`() {
    expect(
      """
      continueAfterFailure: true
      steps:
        - launch: {arguments: ["${x}"]}
        - log: never
      variables: {x: -broken}
      """,
      logs: """
        A: error at 0.000
        failed 0.000-0.000 launch arguments: [-broken]
          LaunchFailed: the gallery is closed
        not run log never
        because of step 1
        """
    )
  }

  @Test func `a crash ends the scenario, also where steps go on after failures`() {
    expect(
      """
      continueAfterFailure: true
      steps:
        - group: {name: Outer, steps: [tap: Crash, log: never]}
        - log: never
      teardown: [log: torn down]
      """,
      logs: """
        A: error at 0.100
        failed 0.000-0.100 group Outer
          AppCrashed: the app crashed: the picture fell off the wall
          failed 0.000-0.100 tap Crash
            touched button 'Crash' at 300.0, 322.0
            AppCrashed: the app crashed: the picture fell off the wall
          not run log never
        not run log never
        teardown: passed 0.100-0.100 log torn down
        because of step 2
        """
    )
  }
}
