import Testing

/// Conditions of `if` and `repeat` that need exactly one element where none or several match.
struct UndecidableConditionTests {
  @Test func `an absent element makes a condition of if not hold, and the log says so`() {
    expect(
      """
      steps:
        - if:
            condition: {element: Missing, enabled: true}
            then: [log: there]
            else: [log: not there]
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 if condition: {element: Missing, enabled: true}
          note: does not hold: no element matches 'Missing'
          skipped log there
          passed 0.000-0.000 log not there
        """
    )
  }

  @Test func `not does not turn an absent element into a condition of if that holds`() {
    expect(
      """
      steps:
        - if:
            condition: {not: {element: Missing, enabled: true}}
            then: [log: there]
            else: [log: not there]
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 if condition: {not: {element: Missing, enabled: true}}
          note: does not hold: no element matches 'Missing'
          skipped log there
          passed 0.000-0.000 log not there
        """
    )
  }

  @Test func `several matches fail the step with if`() {
    expect(
      """
      steps:
        - if:
            condition: {not: {element: Twin, enabled: false}}
            then: [log: there]
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 if condition: {not: {element: Twin, enabled: false}}
          AssertionFailed: 2 elements match 'Twin', but exactly one must
          expected exactly one element that matches 'Twin'
          found 2 elements
          candidate button, label: 'Twin' at 10,100 100x44
          candidate button, label: 'Twin' at 130,100 100x44
          advice: say more about the one that you mean, or choose it with {button: 'Twin', first: true}
        because of step 1
        """
    )
  }

  @Test(arguments: ["while", "until"])
  func `several matches fail a loop`(_ mode: String) {
    expect(
      """
      steps:
        - repeat:
            \(mode): {element: Twin, enabled: true}
            atMost: 2
            steps: [log: round]
      """,
      fails: "AssertionFailed: 2 elements match 'Twin', but exactly one must"
    )
  }

  @Test func `an absent element does not hold for while, and keeps until going`() {
    expect(
      """
      steps:
        - repeat:
            while: {not: {element: Missing, enabled: true}}
            atMost: 2
            steps: [log: round]
        - repeat:
            until: {not: {element: Missing, enabled: true}}
            atMost: 1
            steps: [log: round]
      """,
      logs: """
        A: failed at 0.000
        passed 0.000-0.000 repeat while: {not: {element: Missing, enabled: true}}, atMost: 2
          note: does not hold: no element matches 'Missing'
        failed 0.000-0.000 repeat until: {not: {element: Missing, enabled: true}}, atMost: 1
          note: does not hold: no element matches 'Missing'
          LoopLimitReached: after 1 turn not: {element: 'Missing', enabled: true} still does not \
        hold
          expected an element that matches 'Missing'
          found none of the 23 elements on the screen
          advice: raise 'atMost', or find out why the steps do not get there
          passed 0.000-0.000 turn 1
            passed 0.000-0.000 log round
        because of step 2
        """
    )
  }
}
