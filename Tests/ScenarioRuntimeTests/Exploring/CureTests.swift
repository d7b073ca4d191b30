import ScenarioEvents
import ScenarioRuntime
import Synchronization
import Testing

/// Changes that let a scenario pass at every timing, and why there is none.
struct CureTests {
  @Test(arguments: 1...30)
  func `a search that is interrupted suggests only what it tried`(questions: Int) {
    let asked = Mutex(0)
    let exploration = RulesExploration.exploration(
      delays: "0-50-200 0-51-200",
      rules: "L>0>1 0+a 1+b",
      steps: ["pause: 100ms", "assert: b"],
      isInterrupted: {
        asked.withLock { count in
          count += 1
          return count > questions
        }
      }
    )
    for finding in exploration.findings {
      switch finding.cure {
      case .untried, .waitInstead: break
      case .unfinished(_, let runs): #expect(runs > 0)
      default: #expect(Bool(false), "\(finding.cure)")
      }
    }
  }

  @Test func `a time limit that slow delays reach is raised to what suffices`() {
    #expect(
      RulesExploration.cure(
        delays: "0-100-900",
        rules: "L>0 0+a",
        header: "timeLimit: 500ms",
        steps: ["waitFor: {staticText: a, timeout: 2s}"]
      ) == "write 'timeLimit: 1s' for this scenario: it then passes at every timing (tried)"
    )
  }

  @Test func `a longer time limit does not help if the wait in it is too short`() {
    #expect(
      RulesExploration.cure(
        delays: "0-100-900",
        rules: "L>0 0+a",
        header: "timeLimit: 500ms",
        steps: ["waitFor: {staticText: a, timeout: 600ms}"]
      ) == "a longer 'timeLimit' does not help (tried): the scenario then fails at some timing"
    )
  }

  @Test func `what must hold for some time is waited for first`() {
    #expect(
      RulesExploration.cure(
        delays: "0-100-400",
        rules: "L>0 0+a",
        steps: ["pause: 200ms", "assert: {element: {staticText: a}, for: 10ms}"]
      ) == "add a 'waitFor' of the same before this step: it then passes at every timing (tried)"
    )
  }

  @Test func `what holds for too short a time can't be waited for`() {
    #expect(
      RulesExploration.cure(
        delays: "50-100-400",
        rules: "L>0 0+a",
        steps: ["assert: {element: {staticText: a}, exists: false, for: 60ms}"]
      ) == "waiting does not help (tried): at that timing it comes true, but not for so long"
    )
  }

  @Test func `what is over before it must hold for some time can't be waited for`() {
    #expect(
      RulesExploration.cure(
        delays: "0-500-1000",
        rules: "L+a>0 0-a",
        steps: [
          "pause: 100ms",
          "if: {condition: {element: {staticText: a}, exists: false}, then: "
            + "[{assert: {element: {staticText: a}, for: 10ms}}]}",
        ]
      ) == "waiting does not help (tried): at that timing it is over before this step begins"
    )
  }

  @Test func `a step in a loop is waited for in each turn`() {
    #expect(
      RulesExploration.cure(
        delays: "0-500-1000",
        rules: "L+a>0 0-a",
        steps: [
          "repeat: {times: 3, steps: [{pause: 100ms}, "
            + "{assert: {element: {staticText: a}, for: 10ms}}]}"
        ]
      ) == "waiting does not help (tried): at that timing it comes true, but not for so long"
    )
  }

  @Test func `a gesture that is impossible by then can't be waited for`() {
    #expect(
      RulesExploration.cure(
        delays: "0-500-1000",
        rules: "L+a>0 0-a",
        steps: ["pause: 100ms", "tap: {staticText: a}"]
      ) == "waiting does not help (tried): at that timing the gesture never becomes possible"
    )
  }

  @Test func `an alert that comes in between is answered by a handler`() {
    #expect(
      RulesExploration.cure(
        delays: "0-500-1000",
        rules: "L~0",
        steps: ["pause: 100ms", "tap: {button: Go}"]
      ) == """
        if this alert can appear at any moment, add '- {when: {alert: 'May I?'}, do: [{tap: \
        {button: 'Yes'}}]}' to 'interruptions' of this scenario: it then passes at every timing \
        (tried)
        """
    )
  }

  @Test func `an alert that the scenario needs later is not answered by a handler`() {
    #expect(
      RulesExploration.cure(
        delays: "0-500-1000",
        rules: "L~0",
        steps: ["pause: 100ms", "tap: {button: Go}", "waitFor: {alert: 'May I?'}"]
      ) == "waiting does not help (tried): at that timing the gesture never becomes possible"
    )
  }

  @Test func `a wait for what is over times out however long it is`() {
    #expect(
      RulesExploration.cure(
        delays: "0-500-1000 9000-9000-9000",
        rules: "L+a>0>1 0-a 1+b",
        steps: ["pause: 100ms", "waitFor: a"]
      ) == "waiting does not help (tried): at that timing it is over before this step begins"
    )
  }
}
