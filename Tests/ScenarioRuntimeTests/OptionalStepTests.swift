import Testing

struct OptionalStepTests {
  @Test func `an optional failure is a warning and the scenario goes on`() {
    expect(
      """
      steps:
        - assert: Missing
          optional: true
        - log: on
      """,
      logs: """
        A: passed at 0.000
        warned 0.000-0.000 assert Missing
          AssertionFailed: no element matches 'Missing'
          expected an element that matches 'Missing'
          found none of the 23 elements on the screen
        passed 0.000-0.000 log on
        """
    )
  }

  @Test func `an optional container stops inside at the first failure and is the warning`() {
    expect(
      """
      continueAfterFailure: true
      steps:
        - optional: true
          group:
            name: Perhaps
            steps:
              - group:
                  name: Inner
                  steps: [assert: Missing, log: never]
              - log: never
        - log: on
      """,
      logs: """
        A: passed at 0.000
        warned 0.000-0.000 group Perhaps
          AssertionFailed: no element matches 'Missing'
          expected an element that matches 'Missing'
          found none of the 23 elements on the screen
          warned 0.000-0.000 group Inner
            AssertionFailed: no element matches 'Missing'
            expected an element that matches 'Missing'
            found none of the 23 elements on the screen
            warned 0.000-0.000 assert Missing
              AssertionFailed: no element matches 'Missing'
              expected an element that matches 'Missing'
              found none of the 23 elements on the screen
            not run log never
          not run log never
        passed 0.000-0.000 log on
        """
    )
  }

  @Test(arguments: ["tap: Fetch", "group: {name: G, steps: [log: never]}"])
  func `whether a step is optional must be true or false`(step: String) {
    expect(
      """
      steps:
        - forEach:
            variable: flag
            in: ["yes"]
            steps:
              - optional: "${flag}"
                \(step)
      """,
      fails: "8:21: BadValue: '${flag}' is 'yes', but must be true or false"
    )
  }

  @Test func `a container that remembers another answer stays as optional as it was`() {
    expect(
      """
      variables: {flag: "true"}
      steps:
        - optional: "${flag}"
          group:
            name: G
            steps:
              - remember: {element: Open, label: flag}
              - assert: Missing
        - log: on
      """,
      fails: nil
    )
  }

  @Test func `an optional loop stops at its first failure`() {
    expect(
      """
      steps:
        - optional: true
          repeat: {times: 3, steps: [assert: Missing]}
        - log: on
      """,
      logs: """
        A: passed at 0.000
        warned 0.000-0.000 repeat times: 3
          AssertionFailed: no element matches 'Missing'
          expected an element that matches 'Missing'
          found none of the 23 elements on the screen
          warned 0.000-0.000 turn 1
            AssertionFailed: no element matches 'Missing'
            expected an element that matches 'Missing'
            found none of the 23 elements on the screen
            warned 0.000-0.000 assert Missing
              AssertionFailed: no element matches 'Missing'
              expected an element that matches 'Missing'
              found none of the 23 elements on the screen
        passed 0.000-0.000 log on
        """
    )
  }

  @Test func `an optional step within an optional container is forgiven by itself`() {
    expect(
      """
      steps:
        - optional: true
          group:
            name: Perhaps
            steps:
              - assert: Missing
                optional: true
              - log: on
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 group Perhaps
          warned 0.000-0.000 assert Missing
            AssertionFailed: no element matches 'Missing'
            expected an element that matches 'Missing'
            found none of the 23 elements on the screen
          passed 0.000-0.000 log on
        """
    )
  }

  @Test func `optional can come from a variable`() {
    expect(
      """
      cases: [{mild: true}, {mild: false}]
      steps:
        - assert: Missing
          optional: ${mild}
      """,
      logs: """
        A [1]: passed at 0.000
        warned 0.000-0.000 assert Missing
          AssertionFailed: no element matches 'Missing'
          expected an element that matches 'Missing'
          found none of the 23 elements on the screen
        A [2]: failed at 0.000
        failed 0.000-0.000 assert Missing
          AssertionFailed: no element matches 'Missing'
          expected an element that matches 'Missing'
          found none of the 23 elements on the screen
        because of step 1
        """
    )
  }

  @Test func `a bad value is an error and never optional`() {
    expect(
      """
      steps:
        - remember: {element: status, label: length}
        - pause: ${length}
          optional: true
        - log: never
      """,
      logs: """
        A: error at 0.000
        passed 0.000-0.000 remember element: status, label: length
          note: length = 'ready'
        failed 0.000-0.000 pause ready
          5:12: BadValue: '${length}' is 'ready', but must be a duration such as '500ms' or '5s'
        not run log never
        because of step 2
        """
    )
  }

  @Test func `warnings and a failure together are a failure`() {
    expect(
      """
      steps:
        - assert: Maybe
          optional: true
        - assert: Missing
      """,
      logs: """
        A: failed at 0.000
        warned 0.000-0.000 assert Maybe
          AssertionFailed: no element matches 'Maybe'
          expected an element that matches 'Maybe'
          found none of the 23 elements on the screen
        failed 0.000-0.000 assert Missing
          AssertionFailed: no element matches 'Missing'
          expected an element that matches 'Missing'
          found none of the 23 elements on the screen
        because of step 2
        """
    )
  }
}
