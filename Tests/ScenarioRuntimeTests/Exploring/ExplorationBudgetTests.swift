import ScenarioEvents
import ScenarioRuntime
import Testing

/// How many runs explorations take, and what they say if their budget is too small.
struct ExplorationBudgetTests {
  @Test func `forty delays in a row take few runs`() {
    let steps = Array(repeating: ["tap: Go", "waitFor: a"], count: 20).flatMap(\.self)
    let exploration = RulesExploration.exploration(
      delays: "0-50-200 0-100-300",
      rules: "T-a>0 0>1 1+a",
      steps: steps
    )
    guard case .proved = exploration.state else { return #expect(Bool(false), "\(exploration)") }
    #expect(exploration.runCount <= 100)
  }

  @Test func `forty-one independent delays in a row take at most sixty runs`() {
    let exploration = RulesExploration.exploration(
      delays: "0-50-200",
      rules: "T-a>0 0+a",
      steps: Array(repeating: ["tap: Go", "waitFor: a"], count: 41).flatMap(\.self)
    )
    #expect(RulesExploration.text(exploration) == "proved")
    #expect(exploration.runCount <= 60)
  }

  @Test func `six timers at once are proved, and nine end with an honest number`() {
    let six = RulesExploration.exploration(
      delays: Array(repeating: "0-50-200", count: 6).joined(separator: " "),
      rules: "L>0>1>2>3>4>5 0+a 1+b 2+c 3+d 4+e 5+f",
      steps: ["pause: 1s", "assert: f"]
    )
    #expect(RulesExploration.text(six) == "proved")
    #expect(six.runCount <= 2_000)
    let nine = (0..<2).map { _ in
      RulesExploration.explore(
        delays: Array(repeating: "0-50-200", count: 9).joined(separator: " "),
        rules: "L>0>1>2>3>4>5>6>7>8 0+a 1+b 2+c 3+d 4+e 5+f 6+g 7+h 8+i",
        steps: ["pause: 1s", "assert: i"],
        budget: 100
      )
    }
    #expect(nine[0] == nine[1])
    #expect(
      nine[0].hasPrefix("not proved: 100 runs did not finish; 300 timings drawn at random agree")
    )
  }

  @Test func `a drawn timing that fails has the limits of its delay from bisection`() {
    #expect(
      RulesExploration.explore(
        delays: "0-50-200 0-51-200 0-52-200 0-53-800",
        rules: "L>0>1>2>3 0+a 1+b 2+c 3+d",
        steps: ["pause: 500ms", "assert: d"],
        budget: 2
      ) == """
        timed: passes usually, fails when 't3' takes 501 ms or more (found by bisection, so there may \
        be gaps; usually 53 ms, range 0 to 800 ms), cure \
        unfinished(ScenarioEvents.TimingCure.Change.waitInstead, runs: 2), --delay t3=501ms
        """
    )
  }

  @Test func `a budget that does not suffice is said, with what drawn timings say`() {
    let exploration = RulesExploration.exploration(
      delays: "0-50-200 0-51-200 0-52-200 0-53-200",
      rules: "L>0>1>2>3 0+a 1+b 2+c 3+d",
      steps: ["pause: 1s", "assert: d"],
      budget: 5
    )
    #expect(
      RulesExploration.text(exploration) == """
        not proved: 5 runs did not finish; 300 timings drawn at random agree, so that fewer than \
        1 in 100 differ with 95 % confidence
        """
    )
  }
}
