import Testing

struct RaceSurveyTests {
  @Test func `a step whose outcome changes nothing is a hidden race`() {
    #expect(
      RulesExploration.explore(
        delays: "0-100-400",
        rules: "L>0 0+a",
        steps: ["pause: 200ms", "{assert: a, optional: true}"]
      ) == """
        proved
        7: hidden race: 'assert' passes or fails, depending on timing, but never changes the verdict
        """
    )
    #expect(
      RulesExploration.explore(
        delays: "0-100-400",
        rules: "L>0 0+a",
        steps: ["repeat: {until: a, atMost: 9, steps: [{pause: 100ms}]}"]
      ) == """
        proved
        6: hidden race: the number of turns of 'repeat' depends on timing
        """
    )
  }

  @Test func `a wait that nearly takes its timeout is tight`() {
    #expect(
      RulesExploration.explore(delays: "0-500-4900", rules: "L>0 0+a", steps: ["waitFor: a"]) == """
        proved
        6: tight: 'waitFor' waits up to 4.900s of its 5.000s
        """
    )
  }
}
