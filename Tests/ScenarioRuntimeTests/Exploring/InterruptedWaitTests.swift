import Testing

/// Waits that are interrupted, in explorations.
struct InterruptedWaitTests {
  private static let header = "interruptions: [{when: x, do: [{tap: Go}]}]"

  @Test func `a tight wait is that of the step, not of what interrupted it last`() {
    #expect(
      RulesExploration.explore(
        delays: "0-100-4500",
        rules: "L>0 0+x T-x+z",
        header: Self.header,
        steps: ["waitFor: z"]
      ) == """
        proved
        6: tight: 'waitFor' waits up to 4.600s of its 5.000s
        """
    )
  }

  @Test func `a longer timeout helps a wait that is interrupted`() {
    #expect(
      RulesExploration.cure(
        delays: "0-100-4500",
        rules: "L>0 0+x T-x+z",
        header: Self.header,
        steps: ["waitFor: {element: z, timeout: 3s}"]
      ) == "write 'timeout: 4.7s' for this wait: it then passes at every timing (tried)"
    )
  }

  @Test func `states within interruptions differ by what is left of the wait around them`() {
    #expect(
      RulesExploration.explore(
        delays: "0-50-250 0-100-200 100-100-100",
        rules: "L>0 0>1 1+x T-x>2 2+z",
        header: Self.header,
        steps: ["pause: 100ms", "waitFor: {element: z, timeout: 450ms}"]
      ) == """
        timed: passes usually, fails when 't0' takes 151 ms (usually 50 ms, range 0 to 250 ms) \
        and 't1' takes 200 ms (usually 100 ms, range 0 to 200 ms), \
        cure timeout(milliseconds: 600), --delay t0=151ms --delay t1=200ms
        """
    )
  }
}
