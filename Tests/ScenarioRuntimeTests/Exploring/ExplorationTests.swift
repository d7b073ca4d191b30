import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRuntime
import ScenarioTestSupport
import Testing

struct ExplorationTests {
  @Test func `a pause that is too short for a slow timer depends on timing, and a wait cures it`() {
    #expect(
      RulesExploration.explore(
        delays: "0-100-400 0-200-800",
        rules: "L>0>1 1+d",
        steps: ["pause: 500ms", "assert: d"]
      ) == """
        timed: passes usually, fails when 't1' takes 501 ms or more \
        (usually 200 ms, range 0 to 800 ms), cure waitInstead, --delay t1=501ms
        """
    )
  }

  @Test func `lengths that lead to another verdict may have gaps on both sides`() {
    #expect(
      RulesExploration.explore(
        delays: "0-50-1000 100-100-100 200-200-200",
        rules: "L>0>1>2 0+a 1+b 2+c",
        steps: [
          "pause: 99ms",
          "if: {condition: {staticText: a}, then: [{log: shown}], else: [{pause: 101ms}, "
            + "{assert: {element: {staticText: a}, exists: false}}]}",
        ]
      ) == """
        timed: passes usually, fails when 't0' takes 100 to 200 ms \
        (usually 50 ms, range 0 to 1,000 ms), cure none(gone), --delay t0=100ms
        7: hidden race: 'if' takes either branch, depending on timing
        """
    )
  }

  @Test func `an assertion that is not executed usually does not pass by luck`() {
    let exploration = RulesExploration.exploration(
      delays: "0-50-1000",
      rules: "L>0 0+a",
      steps: [
        "pause: 100ms",
        "if: {condition: {staticText: a}, then: [{log: shown}], else: [{assert: a}]}",
      ]
    )
    #expect(exploration.findings.count == 1)
    #expect(!exploration.races.contains { $0.kind == .race })
  }

  @Test func `two delays that only together lead to another verdict are both named`() {
    #expect(
      RulesExploration.explore(
        delays: "0-100-400 0-50-100",
        rules: "L>0>1 0+a 1+b",
        steps: [
          "pause: 20ms",
          "if: {condition: {staticText: b}, then: [{pause: 279ms}, {assert: a}]}",
        ]
      ) == """
        timed: passes usually, fails when 't0' takes 300 ms (usually 100 ms, range 0 to 400 ms) \
        and 't1' takes 20 ms (usually 50 ms, range 0 to 100 ms), cure waitInstead, \
        --delay t0=300ms --delay t1=20ms
        7: hidden race: 'if' takes either branch, depending on timing
        """
    )
  }

  @Test func `a text that may never show can't be waited for`() {
    let steps = ["waitFor: a"]
    #expect(
      RulesExploration.explore(
        delays: "0-500-1000",
        rules: "L+a>0 0-a",
        steps: ["pause: 1ms"] + steps
      ) == """
        timed: passes usually, fails when 't0' takes 1 ms or less \
        (usually 500 ms, range 0 to 1,000 ms), cure none(gone), --delay t0=1ms
        """
    )
    #expect(
      RulesExploration.explore(delays: "1-500-1000", rules: "L+a>0 0-a", steps: steps) == "proved"
    )
  }

  @Test func `a wait that a slow timer outlasts needs a longer timeout`() {
    #expect(
      RulesExploration.explore(
        delays: "0-490-4900 0-500-1000",
        rules: "L>0 0>1 1+a",
        steps: ["waitFor: a"]
      )
        == """
        timed: passes usually, fails when 't0' takes 4,501 ms or more \
        (usually 490 ms, range 0 to 4,900 ms), cure timeout(milliseconds: 6000), --delay t0=4501ms
        """
    )
  }

  @Test func `the second delay of a name is told from the first`() {
    let absence = "assert: {element: {staticText: a}, exists: false, for: 60ms}"
    #expect(
      RulesExploration.explore(
        delays: "50-100-400",
        rules: "L>0 0+a T-a>0",
        steps: [absence, "waitFor: a", "tap: Go", absence]
      ) == """
        timed: passes usually, fails when 't0' takes 60 ms or less \
        (usually 100 ms, range 50 to 400 ms), cure none(brief), --delay t0=60ms
        timed: passes usually, fails when the 2nd 't0' takes 60 ms or less \
        (usually 100 ms, range 50 to 400 ms), cure none(brief), --delay t0#2=60ms
        """
    )
  }

  @Test func `an app that reads the exact time is never proved`() {
    #expect(
      RulesExploration.explore(delays: "0-50-100", rules: "L>0 0?1", steps: ["pause: 200ms"])
        == "not proved: the app reads the exact time, on which its behaviour may depend"
    )
  }

  @Test func `an app that reads the day is explored across midnight`() {
    #expect(
      RulesExploration.explore(
        delays: "0-500-2000",
        rules: "L>0 0@0",
        date: "2020-05-01T23:59:59Z",
        steps: ["pause: 3s", "assert: {element: {staticText: d}, exists: false}"]
      ) == """
        timed: passes usually, fails when 't0' takes 1,000 ms or more \
        (usually 500 ms, range 0 to 2,000 ms), cure none(gone), --delay t0=1000ms
        """
    )
  }

  @Test func `a delay that begins again at once is not explored as endless`() {
    let text = RulesExploration.explore(
      delays: "0-100-1000",
      rules: "L>0 0>0",
      steps: ["pause: 50ms"],
      budget: 40
    )
    #expect(text.hasPrefix("not proved: 40 runs did not finish"))
    #expect(text.hasSuffix(", left out t0"))
  }

  @Test func `a time limit that only slow delays reach is found`() {
    #expect(
      RulesExploration.explore(
        delays: "0-100-900",
        rules: "L>0 0+a",
        header: "timeLimit: 500ms",
        steps: ["waitFor: {staticText: a, timeout: 2s}"]
      ) == """
        timed: passes usually, fails when 't0' takes 501 ms or more \
        (usually 100 ms, range 0 to 900 ms), cure timeLimit(milliseconds: 1000), --delay t0=501ms
        """
    )
  }

  @Test func `events of one instant happen in every order that makes a difference`() {
    #expect(
      RulesExploration.explore(
        delays: "0-100-200 0-50-200",
        rules: "L>0>1 0+a 1-a",
        steps: ["pause: 200ms", "if: {condition: {staticText: a}, then: [{log: shown}]}"]
      ) == """
        proved
        7: hidden race: 'if' takes either branch, depending on timing
        """
    )
    #expect(
      RulesExploration.explore(
        delays: "50-50-50 50-50-50",
        rules: "L>0>1 0+a 1-a",
        steps: ["pause: 200ms", "assert: {element: {staticText: a}, exists: false}"]
      ) == """
        timed: passes usually, fails only if 't1' ends before 't0' at the same instant, \
        cure none(gone), 
        """
    )
  }

  @Test func `events of one instant that only come together need no further run`() {
    let exploration = RulesExploration.exploration(
      delays: "50-50-50 50-50-50 50-50-50",
      rules: "L>0>1>2 0+a 1+b 2+c",
      steps: ["pause: 200ms", "assert: a"]
    )
    #expect(RulesExploration.text(exploration) == "proved")
    #expect(exploration.runCount == 1)
  }

  @Test func `a known issue that is none at some timing depends on timing`() {
    #expect(
      RulesExploration.explore(
        delays: "0-400-800",
        rules: "L>0 0+a",
        header: "knownIssue: too slow",
        steps: ["pause: 200ms", "assert: a"]
      ) == """
        timed: fails as its known issue says usually, passes despite its known issue when 't0' \
        takes 200 ms or less (usually 400 ms, range 0 to 800 ms), cure untried, --delay t0=200ms
        """
    )
  }

  @Test func `a teardown that races is a finding`() {
    #expect(
      RulesExploration.explore(
        delays: "0-100-400",
        rules: "L>0 0+a",
        header: "teardown: [{assert: a}]",
        steps: ["pause: 200ms"]
      ) == """
        timed: passes usually, fails when 't0' takes 201 ms or more \
        (usually 100 ms, range 0 to 400 ms), cure waitInstead, --delay t0=201ms
        """
    )
  }

  @Test func `a wait for what tells the screens apart cures what no other wait does`() {
    #expect(
      RulesExploration.explore(
        delays: "0-100-400 0-100-100",
        rules: "L+b>0 0-b",
        steps: ["pause: 200ms", "tap: Go", "assert: {elements: {type: staticText}, count: 0}"]
      ) == """
        timed: passes usually, fails when 't0' takes 301 ms or more \
        (usually 100 ms, range 0 to 400 ms), cure waitInstead, --delay t0=301ms
        """
    )
    #expect(
      RulesExploration.explore(
        delays: "0-100-300 50-50-50",
        rules: "L+b>0 0-b>1 1+a",
        steps: ["pause: 200ms", "assert: {elements: {type: staticText}, count: 1, for: 10ms}"]
      ) == """
        timed: passes usually, fails when 't0' takes 151 to 210 ms \
        (usually 100 ms, range 0 to 300 ms), cure waitBefore("{staticText: \\'a\\'}"), --delay t0=151ms
        """
    )
  }
}
