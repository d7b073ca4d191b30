import ScenarioTestSupport
import Testing

struct TimeLimitTests {
  @Test func `the limit itself is kept`() {
    expect(
      """
      timeLimit: 2s
      steps:
        - pause: 2s
        - log: in time
      """,
      logs: """
        A: passed at 2.000
        passed 0.000-2.000 pause 2s
        passed 2.000-2.000 log in time
        """
    )
  }

  @Test func `a pause past the limit is cut off where the limit lies`() {
    expect(
      """
      timeLimit: 2s
      continueAfterFailure: true
      steps:
        - pause: 1500ms
        - pause: 501ms
          optional: true
        - log: never
      """,
      logs: """
        A: failed at 2.000
        passed 0.000-1.500 pause 1500ms
        failed 1.500-2.000 pause 501ms
          TimeLimitReached: the scenario's time limit of 2.000s is reached: a step runs past it
          advice: raise 'timeLimit', or wait for less
        not run log never
        because of step 2
        """
    )
  }

  @Test func `an app that is in the background past the limit is said to be there`() {
    expect(
      "timeLimit: 1s\nsteps: [background: 24h]",
      fails: "TimeLimitReached: the scenario's time limit of 1.000s is reached: "
        + "the app was still in the background"
    )
  }

  @Test func `a wait past the limit is cut off where the limit lies`() {
    expect(
      """
      timeLimit: 600ms
      steps:
        - tap: Fetch
        - waitFor: Fetched
      """,
      logs: """
        A: failed at 0.600
        passed 0.000-0.100 tap Fetch
          touched button 'Fetch' at 180.0, 172.0
        failed 0.100-0.600 waitFor Fetched
          TimeLimitReached: the scenario's time limit of 0.600s is reached: a wait was still going \
        on
          advice: raise 'timeLimit', or wait for less
        because of step 2
        """
    )
  }

  @Test func `a window past the limit is cut off where the limit lies`() {
    expect(
      """
      timeLimit: 600ms
      steps:
        - assert: {element: status, for: 700ms}
      """,
      logs: """
        A: failed at 0.600
        failed 0.000-0.600 assert element: status, for: 700ms
          TimeLimitReached: the scenario's time limit of 0.600s is reached: a step runs past it
          advice: raise 'timeLimit', or wait for less
        because of step 1
        """
    )
  }

  @Test func `a gesture that ends at the limit has its effect`() {
    expect(
      """
      timeLimit: 100ms
      settle: none
      steps:
        - tap: Open
      teardown:
        - assert: {not: {transition: none}}
      """,
      logs: """
        A: passed at 0.100
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        teardown: passed 0.100-0.100 assert not: {transition: none}
        """
    )
  }

  @Test func `a gesture that would end behind the limit is cut off there and has no effect`() {
    expect(
      """
      timeLimit: 99ms
      settle: none
      steps:
        - tap: Open
      teardown:
        - assert: {transition: none}
      """,
      logs: """
        A: failed at 0.099
        failed 0.000-0.099 tap Open
          touched button 'Open' at 180.0, 322.0
          TimeLimitReached: the scenario's time limit of 0.099s is reached: a gesture was still \
        going on
          advice: raise 'timeLimit', or wait for less
        teardown: passed 0.099-0.099 assert transition: none
        because of step 1
        """
    )
  }

  @Test func `typing is cut off where the limit lies, within a character`() {
    expect(
      """
      timeLimit: 220ms
      steps:
        - type: {into: name, text: Anna}
      teardown:
        - assert: {element: name, value: An}
      """,
      logs: """
        A: failed at 0.350
        failed 0.000-0.220 type into: name, text: Anna
          touched textField #name at 90.0, 222.0
          TimeLimitReached: the scenario's time limit of 0.220s is reached: a gesture was still \
        going on
          advice: raise 'timeLimit', or wait for less
        teardown: passed 0.220-0.350 assert element: name, value: An
          settled 0.130
        because of step 1
        """
    )
  }

  @Test func `a long press that would end behind the limit fails`() {
    expect(
      """
      timeLimit: 550ms
      steps:
        - longPress: Photo
      """,
      logs: """
        A: failed at 0.550
        failed 0.000-0.550 longPress Photo
          touched image 'Photo' at 60.0, 372.0
          TimeLimitReached: the scenario's time limit of 0.550s is reached: a gesture was still \
        going on
          advice: raise 'timeLimit', or wait for less
        because of step 1
        """
    )
  }

  @Test func `settling past the limit fails`() {
    expect(
      """
      timeLimit: 300ms
      steps:
        - tap: Open
        - log: never
      """,
      logs: """
        A: failed at 0.300
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        failed 0.100-0.300 log never
          TimeLimitReached: the scenario's time limit of 0.300s is reached: animations did not end
          advice: raise 'timeLimit', or wait for less
        because of step 2
        """
    )
  }

  @Test func `teardown has a limit of its own of the same length`() {
    expect(
      """
      timeLimit: 1s
      steps:
        - pause: 2s
      teardown:
        - pause: 1s
        - log: in time
        - pause: 1ms
      """,
      logs: """
        A: failed at 2.000
        failed 0.000-1.000 pause 2s
          TimeLimitReached: the scenario's time limit of 1.000s is reached: a step runs past it
          advice: raise 'timeLimit', or wait for less
        teardown: passed 1.000-2.000 pause 1s
        teardown: passed 2.000-2.000 log in time
        teardown: failed 2.000-2.000 pause 1ms
          TimeLimitReached: the scenario's time limit of 1.000s is reached: a step runs past it
          advice: raise 'timeLimit', or wait for less
        because of step 1
        """
    )
  }

  @Test func `time in a closed app counts`() {
    expect(
      """
      launch: manual
      timeLimit: 1s
      steps:
        - pause: 1s
        - pause: 1ms
      """,
      logs: """
        A: failed at 1.000
        passed 0.000-1.000 pause 1s
        failed 1.000-1.000 pause 1ms
          TimeLimitReached: the scenario's time limit of 1.000s is reached: a step runs past it
          advice: raise 'timeLimit', or wait for less
        because of step 1
        """
    )
  }

  @Test func `a scenario that runs in circles ends`() {
    expect(
      """
      steps:
        - repeat: {times: 1000, steps: [repeat: {times: 1000, steps: [log: round]}]}
      """,
      fails:
        "StepLimitReached: the scenario's log grew to more than 100000 steps, counting turns of loops and branches not taken"
    )
  }

  @Test(arguments: [
    "log: \"${text}\"", "screenshot: \"${text}\"",
    "{assert: {equals: [1, 2], message: \"${text}\"}, optional: true}",
  ])
  func `a scenario that writes more than anybody reads ends`(step: String) {
    expect(
      """
      variables: {part: \(String(repeating: "x", count: 1_000)), text: "\(
        String(repeating: "${part}", count: 1_000)
      )"}
      steps:
        - repeat: {times: 70, steps: [\(step)]}
      """,
      fails: "StepLimitReached: the scenario's steps show more than 67108864 bytes of text"
    )
  }

  @Test func `what runs in circles is torn down all the same`() {
    let text = ScenarioText(
      """
      steps:
        - repeat: {times: 60000, steps: [log: round]}
      teardown:
        - log: cleaning up
        - log: cleaned up
      """
    )
    let log = text.log.split(separator: "\n").suffix(3)
    expect(
      log.joined(separator: "\n"),
      equals: """
        teardown: passed 0.000-0.000 log cleaning up
        teardown: passed 0.000-0.000 log cleaned up
        because of step 100001
        """
    )
  }

  @Test func `steps within steps without end are told before the stack ends`() {
    let flows = (0..<62).map { number in
      let containers = String(repeating: "{group: {name: G, steps: [", count: 12)
      let step = number == 61 ? "log: deep" : "run: f\(number + 1)"
      return "  f\(number): {steps: [\(containers)\(step)\(String(repeating: "]}}", count: 12))]}\n"
    }
    expect(
      "flows:\n\(flows.joined())steps: [run: f0]\n",
      fails: "StepLimitReached: the step is nested in more than 256 others"
    )
  }
}
