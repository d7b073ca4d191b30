import ScenarioEvents
import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// Cures of steps that are not among a scenario's own steps.
struct FlowCureTests {
  @Test func `an assertion in a flow is cured by a wait there`() {
    #expect(
      RulesExploration.explore(
        delays: "0-100-400",
        rules: "L>0 0+a",
        header: "flows: {look: {steps: [{pause: 200ms}, {assert: a}]}}",
        steps: ["run: look"]
      ) == """
        timed: passes usually, fails when 't0' takes 201 ms or more \
        (usually 100 ms, range 0 to 400 ms), cure waitInstead, --delay t0=201ms
        """
    )
  }

  @Test func `an assertion about a parameter that is over in time is known to be gone`() {
    let steps = "{pause: 200ms}, {if: {condition: {staticText: b}, then: [{assert: '${text}'}]}}"
    #expect(
      RulesExploration.explore(
        delays: "0-300-400 0-100-200",
        rules: "L+a>0>1 0-a 1+b",
        header: "flows: {look: {parameters: [text], steps: [\(steps)]}}",
        steps: ["run: {flow: look, with: {text: a}}"]
      ) == """
        timed: passes usually, fails when 't0' takes 200 ms or less \
        (usually 300 ms, range 0 to 400 ms), cure none(gone), --delay t0=200ms
        """
    )
  }

  @Test func `a wait in a flow of a flow gets the timeout that is long enough`() {
    #expect(
      RulesExploration.explore(
        delays: "0-490-4900 0-500-1000",
        rules: "L>0 0>1 1+a",
        header: "flows: {outer: {steps: [{run: inner}]}, inner: {steps: [{waitFor: a}]}}",
        steps: ["run: outer"]
      ) == """
        timed: passes usually, fails when 't0' takes 4,501 ms or more \
        (usually 490 ms, range 0 to 4,900 ms), cure timeout(milliseconds: 6000), --delay t0=4501ms
        """
    )
  }

  @Test(arguments: ["setup", "teardown"])
  func `assertions around the scenario's steps are cured, too`(phase: String) {
    #expect(
      RulesExploration.explore(
        delays: "0-100-400",
        rules: "L>0 0+a",
        header: "\(phase): [{pause: 200ms}, {assert: a}]",
        steps: ["log: now"]
      ) == """
        timed: passes usually, fails when 't0' takes 201 ms or more \
        (usually 100 ms, range 0 to 400 ms), cure waitInstead, --delay t0=201ms
        """
    )
  }
}
