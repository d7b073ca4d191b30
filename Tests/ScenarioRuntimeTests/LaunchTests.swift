import Testing

struct LaunchTests {
  @Test func `the header's arguments, environment and date reach the app`() {
    expect(
      """
      variables: {mode: dark}
      launch: {arguments: [-slow, 1s], environment: {MODE: "${mode}"}, now: 2026-01-31T12:00:00Z}
      steps:
        - assert: {element: mode, label: dark}
        - assert: {element: start, label: "Saturday, January 31, 2026 at 12:00 PM"}
        - waitFor: Loaded
      """,
      logs: """
        A: passed at 1.000
        passed 0.000-0.000 assert element: mode, label: dark
        passed 0.000-0.000 assert element: start, label: Saturday, January 31, 2026 at 12:00 PM
        passed 0.000-1.000 waitFor Loaded
          held at 1.000, left 4.000
        """
    )
  }

  @Test func `each value of a launch step replaces the header's, the others stay`() {
    expect(
      """
      launch: {arguments: [-slow, 1s], environment: {MODE: dark}, now: 2026-01-31T00:00:00Z}
      steps:
        - tap: Fetch
        - launch: {environment: {}}
        - assert: {element: mode, label: none}
        - assert: {element: start, label: "Saturday, January 31, 2026 at 12:00 AM"}
        - waitFor: Loaded
        - launch: {arguments: [], now: 2026-02-01T00:30:00Z}
        - assert: {element: mode, label: dark}
        - assert: {element: start, label: "Sunday, February 1, 2026 at 12:30 AM"}
        - waitFor: Loaded
      """,
      logs: """
        A: failed at 1.100
        passed 0.000-0.100 tap Fetch
          touched button 'Fetch' at 180.0, 172.0
        passed 0.100-0.100 launch environment: {}
        passed 0.100-0.100 assert element: mode, label: none
        passed 0.100-0.100 assert element: start, label: Saturday, January 31, 2026 at 12:00 AM
        passed 0.100-1.100 waitFor Loaded
          held at 1.100, left 4.000
        passed 1.100-1.100 launch arguments: [], now: 2026-02-01T00:30:00Z
        passed 1.100-1.100 assert element: mode, label: dark
        passed 1.100-1.100 assert element: start, label: Sunday, February 1, 2026 at 12:30 AM
        failed 1.100-1.100 waitFor Loaded
          WaitWithoutEnd: the app has no further change scheduled: no element matches 'Loaded'
          expected an element that matches 'Loaded'
          found none of the 23 elements on the screen
        because of step 9
        """
    )
  }

  @Test func `a launch step loses the app's state`() {
    expect(
      """
      steps:
        - tap: Wifi
        - launch
        - assert: {element: Wifi, value: "0"}
      """,
      fails: nil
    )
  }

  @Test(arguments: ["manual", "{manual: true, environment: {MODE: dark}}"])
  func `manual starts closed, and a launch step takes what stands beside it`(_ launch: String) {
    let mode = launch == "manual" ? "none" : "dark"
    expect(
      """
      launch: \(launch)
      steps:
        - pause: 1s
        - launch
        - assert: {element: mode, label: \(mode)}
      """,
      fails: nil
    )
  }

  /// Steps that need a running app.
  @Test(arguments: [
    "tap: status", "doubleTap: status", "longPress: status", "type: a", "clear: name",
    "adjust: {element: size, to: small}", "swipe: {element: status, direction: left}",
    "scroll: {direction: down}", "dismissKeyboard", "back", "waitFor: status", "assert: status",
    "assert: {element: status, exists: false}", "assert: {not: status}",
    "assert: {screen: Gallery}", "assert: {transition: none}", "assert: {elements: x, count: 0}",
    "assert: {any: [{equals: [1, 1]}, status]}", "waitFor: {equals: [1, 1]}",
    "remember: {elements: Twin, count: n}", "audit", "hierarchy", "screenshot: closed",
    "terminate", "if: {condition: status, then: [log: x]}",
    "repeat: {while: status, atMost: 1, steps: [log: x]}",
  ])
  func `a step on a closed app fails`(_ step: String) {
    expect(
      """
      steps:
        - terminate
        - \(step)
      """,
      fails: "AppNotRunning: the app is not running"
    )
  }

  @Test func `logs, pauses and control flow work while the app is closed`() {
    expect(
      """
      launch: manual
      steps:
        - log: closed
        - pause: 1s
        - repeat: {times: 1, steps: [log: round]}
        - forEach: {variable: x, in: [1], steps: [log: "${x}"]}
        - if: {condition: {equals: [1, 1]}, then: [log: equal]}
        - group: {name: Group, steps: [log: in]}
      """,
      fails: nil
    )
  }

  @Test func `a launch that fails is an error, and teardown runs all the same`() {
    expect(
      """
      launch: {arguments: [-broken]}
      setup: [log: never]
      steps: [log: never]
      teardown:
        - log: torn down
        - assert: status
        - log: still
      """,
      logs: """
        A: error at 0.000
        failed 0.000-0.000 launch gallery -broken
          LaunchFailed: the gallery is closed
        setup: not run log never
        not run log never
        teardown: passed 0.000-0.000 log torn down
        teardown: failed 0.000-0.000 assert status
          AppNotRunning: the app is not running
          advice: start it with a 'launch' step before this one
        teardown: passed 0.000-0.000 log still
        because of step 0
        """
    )
  }

  @Test func `a model can't blame an argument that it was not given`() {
    expect(
      """
      launch: {arguments: [-flawed], environment: {MODE: lost}}
      steps: [log: never]
      """,
      logs: """
        A: error at 0.000
        failed 0.000-0.000 launch gallery -flawed
          LaunchFailed: the gallery is lost
        not run log never
        because of step 0
        """
    )
  }

  @Test func `odd launch arguments are warned of, malformed ones are errors before the run`() {
    expect(
      """
      launch: {arguments: [-slwo, -slow, abc, "tables 2"]}
      steps:
        - launch: {arguments: [-tables, many]}
      """,
      reports: """
        3:22: warning: unknown launch argument '-slwo' [launch-argument] -- did you mean '-slow'?
        3:36: error: '-slow' must be a duration such as '500ms'; found 'abc' [launch-argument]
        3:41: warning: unknown launch argument 'tables 2' [launch-argument] -- write two items: \
        'tables', '2'
        5:35: error: '-tables' must be a whole number from 0; found 'many' [launch-argument]
        """
    )
  }

  @Test func `arguments are told from sound ones that were looked at before`() {
    expect(
      """
      suite: S
      app: gallery
      variables: {time: 1s}
      scenarios:
        - {name: A, launch: {arguments: [-slow, "${time}"]}, steps: [back]}
        - {name: B, launch: {arguments: [-slow, "1s"]}, steps: [back]}
        - {name: C, launch: {arguments: [-slow, "${time}"]}, steps: [back]}
        - {name: D, launch: {arguments: [-slow, soon]}, steps: [back]}
        - {name: E, launch: {arguments: ["${time}", -slow]}, steps: [back]}
        - {name: F, launch: {arguments: [-slow]}, steps: [back]}
        - {name: G, launch: {arguments: [-slow, "1s", -flawed, "${time}"]}, steps: [back]}
      """,
      reports: """
        8:43: error: '-slow' must be a duration such as '500ms'; found 'soon' [launch-argument]
        9:36: warning: unknown launch argument '1s' [launch-argument] -- launch arguments: slow, \
        tables, flawed, fragile, broken
          note: 3:19: its value is written here
        9:47: error: '-slow' needs a duration such as '500ms' after it [launch-argument]
        10:36: error: '-slow' needs a duration such as '500ms' after it [launch-argument]
        11:58: warning: unknown launch argument '1s' [launch-argument] -- launch arguments: slow, \
        tables, flawed, fragile, broken
          note: 3:19: its value is written here
        """
    )
  }

  @Test func `a warning about a launch argument is in the step log`() {
    expect(
      """
      steps:
        - remember: {elements: Twin, count: n}
        - launch: {arguments: ["-slow${n}"]}
        - launch: {arguments: [-tables, "${n}0 tables"]}
      """,
      logs: """
        A: error at 0.000
        passed 0.000-0.000 remember elements: Twin, count: n
          note: n = 2
        passed 0.000-0.000 launch arguments: [-slow2]
          5:26: warning: unknown launch argument '-slow2' [launch-argument] -- did you mean '-slow'?
        failed 0.000-0.000 launch arguments: [-tables, 20 tables]
          6:35: LaunchFailed: '-tables' must be a whole number from 0; found '20 tables'
        because of step 3
        """
    )
  }
}
