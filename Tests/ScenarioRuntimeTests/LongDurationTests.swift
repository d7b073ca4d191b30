import Testing

/// Durations that no scenario can use up, as milliseconds without a unit are.
struct LongDurationTests {
  @Test func `a duration above the time limit is a warning wherever one is written`() {
    expect(
      """
      timeout: 20000
      flows:
        wait: {steps: [pause: 700, pause: 11m]}
      setup: [pause: 601]
      steps:
        - waitFor: {element: status, timeout: 20000}
        - assert: {element: status, for: 20000}
        - longPress: {element: status, duration: 20000}
        - group: {name: g, steps: [tap: {element: status, timeout: 11m}]}
        - pause: 600
        - run: wait
      """,
      reports: """
        3:10: warning: a duration of 20000s is longer than a scenario may last, which is 600s \
        [duration-beyond-limit] -- a number without a unit is in seconds; for milliseconds write \
        '20000ms'
        5:25: warning: a duration of 700s is longer than a scenario may last, which is 600s \
        [duration-beyond-limit] -- a number without a unit is in seconds; for milliseconds write \
        '700ms'
        6:16: warning: a duration of 601s is longer than a scenario may last, which is 600s \
        [duration-beyond-limit] -- a number without a unit is in seconds; for milliseconds write \
        '601ms'
        8:41: warning: a duration of 20000s is longer than a scenario may last, which is 600s \
        [duration-beyond-limit] -- a number without a unit is in seconds; for milliseconds write \
        '20000ms'
        9:36: warning: a duration of 20000s is longer than a scenario may last, which is 600s \
        [duration-beyond-limit] -- a number without a unit is in seconds; for milliseconds write \
        '20000ms'
        10:44: warning: a duration of 20000s is longer than a scenario may last, which is 600s \
        [duration-beyond-limit] -- a number without a unit is in seconds; for milliseconds write \
        '20000ms'
        11:62: warning: a duration of 660s is longer than a scenario may last, which is 600s \
        [duration-beyond-limit] -- write a shorter one, or raise 'timeLimit'
        """
    )
  }

  @Test func `a scenario's own time limit counts`() {
    expect("timeLimit: 6h\nsteps: [waitFor: {element: status, timeout: 20000}]", reports: "")
    expect(
      "timeLimit: 10s\nsteps: [waitFor: {element: status, timeout: 11s}]",
      reports: """
        4:43: warning: a duration of 11s is longer than a scenario may last, which is 10s \
        [duration-beyond-limit] -- write a shorter one, or raise 'timeLimit'
        """
    )
  }
}
