import ScenarioTestSupport
import Testing

struct SuiteTests {
  @Test func `a suite's own texts can use what is defined for all of it`() {
    expect(
      """
      suite: S ${shared} ${own}
      description: D ${nothing} ${given}
      app: gallery
      variables: {shared: 1}
      scenarios:
        - {name: A, variables: {own: 1}, steps: [log: x]}
      """,
      overrides: ["given": "1"],
      reports: """
        1:22: error: 'own' is not defined [undefined-variable]
        2:18: error: 'nothing' is not defined [undefined-variable]
        """
    )
  }

  @Test func `scenarios share what stands beside them, and win where both say something`() {
    expect(
      """
      suite: Shared
      app: gallery
      timeout: 1s
      launch: {arguments: [-slow, 3s], environment: {MODE: suite, OTHER: x}}
      variables: {a: suite, b: suite}
      setup: [log: "suite's setup"]
      teardown: [log: "suite's teardown"]
      scenarios:
        - name: One
          steps:
            - log: "${a} ${b}"
            - assert: {element: mode, label: suite}
            - waitFor: Loaded
        - name: Two
          timeout: 4s
          launch: {arguments: [-tables, "2"], environment: {MODE: scenario}}
          variables: {b: scenario}
          setup: [log: "scenario's setup"]
          teardown: [log: "scenario's teardown"]
          steps:
            - log: "${a} ${b}"
            - assert: {element: mode, label: scenario}
            - waitFor: Loaded
      """,
      logs: """
        One: failed at 1.000
        setup: passed 0.000-0.000 log suite's setup
        passed 0.000-0.000 log suite suite
        passed 0.000-0.000 assert element: mode, label: suite
        failed 0.000-1.000 waitFor Loaded
          WaitTimedOut: timed out after 1.000s: no element matches 'Loaded'
          expected an element that matches 'Loaded'
          found none of the 23 elements on the screen
          advice: the app is still about to change; raise 'timeout' if it may take that long
        teardown: passed 1.000-1.000 log suite's teardown
        because of step 4
        Two: passed at 3.000
        setup: passed 0.000-0.000 log suite's setup
        setup: passed 0.000-0.000 log scenario's setup
        passed 0.000-0.000 log suite scenario
        passed 0.000-0.000 assert element: mode, label: scenario
        passed 0.000-3.000 waitFor Loaded
          held at 3.000, left 1.000
        teardown: passed 3.000-3.000 log scenario's teardown
        teardown: passed 3.000-3.000 log suite's teardown
        """
    )
  }

  @Test func `a scenario's words win over the suite's`() {
    expect(
      """
      suite: Words
      app: gallery
      flows:
        greet: {steps: [log: suite]}
        twice: {steps: [run: greet]}
      scenarios:
        - name: One
          flows: {greet: {steps: [log: scenario]}}
          steps: [run: greet, run: twice]
        - name: Two
          steps: [run: greet]
      """,
      logs: """
        One: passed at 0.000
        passed 0.000-0.000 run greet
          passed 0.000-0.000 log scenario < 9
        passed 0.000-0.000 run twice
          passed 0.000-0.000 run greet < 9
            passed 0.000-0.000 log scenario < 5 < 9
        Two: passed at 0.000
        passed 0.000-0.000 run greet
          passed 0.000-0.000 log suite < 11
        """
    )
  }

  @Test func `a suite's skip and known issue pass to each, and a scenario's own reason wins`() {
    expect(
      """
      suite: Reasons
      app: gallery
      knownIssue: the suite's
      scenarios:
        - {name: One, steps: [assert: Missing]}
        - {name: Two, knownIssue: its own, steps: [log: x]}
        - {name: Three, skip: later, steps: [log: x]}
      """,
      logs: """
        One: skipped at 0.000
        failed 0.000-0.000 assert Missing
          AssertionFailed: no element matches 'Missing'
          expected an element that matches 'Missing'
          found none of the 23 elements on the screen
        because of step 1
        Two: failed at 0.000
        passed 0.000-0.000 log x
        KnownIssuePassed: the scenario passed, but has a known issue: its own
        advice: remove 'knownIssue' if the issue is solved
        Three: not run: later
        """
    )
  }

  @Test func `a manual suite and a scenario's mapping go together`() {
    expect(
      """
      suite: Manual
      app: gallery
      launch: manual
      scenarios:
        - name: With a mapping
          launch: {environment: {MODE: dark}}
          steps: [launch, assert: {element: mode, label: dark}]
        - name: Not manual
          launch: {manual: false}
          steps: [assert: status]
        - name: Manual
          steps: [assert: status]
      """,
      logs: """
        With a mapping: passed at 0.000
        passed 0.000-0.000 assert element: mode, label: dark
        Not manual: passed at 0.000
        passed 0.000-0.000 assert status
        Manual: failed at 0.000
        failed 0.000-0.000 assert status
          AppNotRunning: the app is not running
          advice: start it with a 'launch' step before this one
        because of step 0
        """
    )
  }

  @Test func `equal names in one file are an error with both places`() {
    expect(
      """
      suite: Names
      app: gallery
      scenarios:
        - {name: One, steps: [log: x]}
        - {name: Two, steps: [log: x]}
        - {name: One, steps: [log: x]}
      """,
      reports: """
        6:12: error: two scenarios of this file are named 'One' [equal-names]
          note: 4:12: the other one is here
        """
    )
  }

  @Test func `names are equal when they are after filling in`() {
    expect(
      """
      suite: Names
      app: gallery
      scenarios:
        - {name: Buy milk, steps: [log: x]}
        - {name: "Buy ${thing}", cases: [{thing: eggs}, {thing: milk}], steps: [log: x]}
        - {name: "Buy ${thing}", variables: {thing: jam}, steps: [log: x]}
      """,
      reports: """
        5:12: error: two scenarios of this file are named 'Buy milk' [equal-names]
          note: 4:12: the other one is here
        """
    )
  }

  @Test func `an error in one scenario of a file keeps all of it from running`() {
    expect(
      """
      suite: Errors
      app: gallery
      scenarios:
        - {name: One, steps: [log: x]}
        - {name: Two, app: galery, steps: [log: "${y}"]}
        - {name: Three, steps: [assert: {screen: Row}]}
      """,
      logs: """
        5:22: error: unknown app 'galery' [unknown-app] -- did you mean 'gallery'?
        5:46: error: 'y' is not defined [undefined-variable]
        6:44: error: the app 'gallery' has no screen 'Row' [unknown-screen] -- did you mean 'Rows'?
        """
    )
  }

  @Test func `what is wrong with shared steps is said once`() {
    expect(
      """
      suite: Errors
      app: gallery
      setup: [log: "${y}"]
      scenarios:
        - {name: One, steps: [log: x]}
        - {name: Two, steps: [log: x]}
      """,
      reports: """
        3:17: error: 'y' is not defined [undefined-variable]
        """
    )
  }

  @Test func `a suite's words use the scenario's in place of their own`() {
    expect(
      """
      suite: Shared
      app: gallery
      flows:
        greet: {steps: [run: speak, assert: {check: isReady}]}
        speak: {steps: [log: the suite speaks]}
      checks: {isReady: {named: state}}
      elements: {state: ready}
      setup: [run: greet]
      scenarios:
        - name: One
          steps: [log: done]
        - name: Two
          flows: {speak: {steps: [log: the scenario speaks]}}
          elements: {state: {button: Enable}}
          steps: [log: done]
      """,
      logs: """
        One: passed at 0.000
        setup: passed 0.000-0.000 run greet
          setup: passed 0.000-0.000 run speak < 8
            setup: passed 0.000-0.000 log the suite speaks < 4 < 8
          setup: passed 0.000-0.000 assert check: isReady < 8
        passed 0.000-0.000 log done
        Two: passed at 0.000
        setup: passed 0.000-0.000 run greet
          setup: passed 0.000-0.000 run speak < 8
            setup: passed 0.000-0.000 log the scenario speaks < 4 < 8
          setup: passed 0.000-0.000 assert check: isReady < 8
        passed 0.000-0.000 log done
        """
    )
  }

  @Test func `a scenario's word must take the arguments that the suite gives it`() {
    expect(
      """
      suite: Shared
      app: gallery
      flows:
        greet: {steps: [run: {flow: speak, with: {text: hello}}]}
        speak: {parameters: [text], steps: [log: "${text}"]}
      scenarios:
        - name: One
          flows: {speak: {parameters: [words], steps: [log: "${words}"]}}
          steps: [run: greet]
        - name: Two
          flows: {speak: {steps: [run: greet]}}
          steps: [run: speak]
      """,
      reports: """
        9:18: error: 'speak' has no parameter 'text' [unknown-argument] -- did you mean 'words'?
          note: 4:45: it is written here
          note: 8:13: 'speak' is defined here
        11:13: error: the flow uses itself: 'speak' -> 'greet' -> 'speak' [word-cycle]
          note: 4:3: through this one
        12:18: error: 'speak' has no parameter 'text' [unknown-argument] -- it takes none
          note: 4:45: it is written here
          note: 11:13: 'speak' is defined here
        """
    )
  }
}
