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
      reports: [
        warning(of: "20000", at: "3:10"), warning(of: "700", at: "5:25"),
        warning(ofSeconds: 660, beyond: 600, at: "5:37"), warning(of: "601", at: "6:16"),
        warning(of: "20000", at: "8:41"), warning(of: "20000", at: "9:36"),
        warning(of: "20000", at: "10:44"), warning(ofSeconds: 660, beyond: 600, at: "11:62"),
      ].joined(separator: "\n")
    )
  }

  @Test func `a scenario's own time limit counts, in its flows as well`() {
    expect(
      """
      timeLimit: 6h
      flows: {wait: {steps: [pause: 20000]}}
      steps: [waitFor: {element: status, timeout: 20000}, run: wait]
      """,
      reports: ""
    )
    expect(
      """
      timeLimit: 10s
      flows: {wait: {steps: [pause: 12s]}}
      steps: [waitFor: {element: status, timeout: 11s}, run: wait]
      """,
      reports: [
        warning(ofSeconds: 12, beyond: 10, at: "4:31"),
        warning(ofSeconds: 11, beyond: 10, at: "5:45"),
      ].joined(separator: "\n")
    )
  }

  @Test func `a suite's flows may last as long as the scenario with the longest limit`() {
    expect(
      """
      suite: S
      app: gallery
      flows: {wait: {steps: [pause: 15m, pause: 21m]}}
      scenarios:
        - {name: A, steps: [run: wait]}
        - {name: B, timeLimit: 20m, steps: [run: wait]}
      """,
      reports: warning(ofSeconds: 1260, beyond: 1200, at: "3:43")
    )
  }

  @Test func `no two durations look alike, and the milliseconds to write can be read`() {
    expect(
      """
      timeLimit: 1500ms
      steps: [pause: 1800ms, pause: 1501ms, pause: 1e3]
      """,
      reports: """
        4:16: warning: a duration of 1.8s is longer than a scenario may last, which is 1.5s \
        [duration-beyond-limit] -- write a shorter one, or raise 'timeLimit'
        4:31: warning: a duration of 1501ms is longer than a scenario may last, which is 1.5s \
        [duration-beyond-limit] -- write a shorter one, or raise 'timeLimit'
        4:46: warning: a duration of 1000s is longer than a scenario may last, which is 1.5s \
        [duration-beyond-limit] -- a number without a unit is in seconds; for milliseconds write \
        '1000ms'
        """
    )
  }

  /// The warning of a number without a unit, which is above the usual limit.
  private func warning(of number: String, at place: String) -> String {
    """
    \(place): warning: a duration of \(number)s is longer than a scenario may last, which is 600s \
    [duration-beyond-limit] -- a number without a unit is in seconds; for milliseconds write \
    '\(number)ms'
    """
  }

  /// The warning of a duration with a unit.
  private func warning(ofSeconds seconds: Int, beyond limit: Int, at place: String) -> String {
    """
    \(place): warning: a duration of \(seconds)s is longer than a scenario may last, which is \
    \(limit)s [duration-beyond-limit] -- write a shorter one, or raise 'timeLimit'
    """
  }
}
