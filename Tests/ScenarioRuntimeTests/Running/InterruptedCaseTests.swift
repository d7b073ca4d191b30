import ScenarioEvents
import ScenarioRuntime
import ScenarioTestSupport
import Synchronization
import Testing

/// Cases that are ended while they run, before their third step.
struct InterruptedCaseTests {
  @Test(arguments: [
    "steps: [pause: 1s, pause: 1s, pause: 1s]",
    "steps: [{group: {name: All, steps: [pause: 1s, pause: 1s, pause: 1s]}}]",
    "steps: [{repeat: {times: 50000, steps: [pause: 1s]}}]",
    "steps: [{if: {condition: {equals: [1, 1]}, then: [pause: 1s, pause: 1s], else: [pause: 1s, pause: 1s]}}]",
    "setup: [pause: 1s, pause: 1s, pause: 1s]\nsteps: [pause: 1s]",
    "knownIssue: A bug\nsteps: [pause: 1s, pause: 1s, pause: 1s]",
    "steps: [pause: 1s, pause: 1s]\nteardown: [pause: 1s]",
  ])
  func `a case that is interrupted before it fails counts as not run`(_ yaml: String) {
    #expect(interruptedCase(yaml) == "skipped, not run: interrupted")
  }

  @Test func `a case that failed before has failed, and shows the steps that were not run`() {
    let yaml = """
      continueAfterFailure: true
      steps:
        - assert: {button: Nowhere}
        - pause: 1s
        - pause: 2s
      """
    #expect(
      interruptedCase(yaml) == """
        A: failed at 1.000
        failed 0.000-0.000 assert button: Nowhere
          AssertionFailed: no element matches button: 'Nowhere'
          expected an element that matches button: 'Nowhere'
          found none of the 23 elements on the screen
          candidate button, label: 'Twin' at 10,100 100x44
          candidate button, label: 'Twin' at 130,100 100x44
          candidate button, label: 'Enable' at 250,100 100x44
          candidate button, label: 'Gate', disabled at 10,150 100x44
          candidate button, label: 'Fetch' at 130,150 100x44
          candidate each of them: its label is not 'Nowhere'
        passed 0.000-1.000 pause 1s
        not run pause 2s
        because of step 1
        """
    )
  }

  @Test func `a case that ends before anybody asks again is reported whole`() {
    #expect(interruptedCase("steps: [pause: 1s, pause: 1s]") == "passed")
  }

  @Test func `a case that failed in its first place has failed, although the second was not asked`()
  {
    let first = Countdown(1)
    var settings = RunSettings()
    settings.places = RunPlaces(wanted: [.model, .remote(TestPlace())])
    let text = ScenarioText("steps: [assert: {equals: [1, 2]}]")
    let records = text.records(settings) { first.isOver() }
    #expect(
      records.map(\.log) == [
        """
        A: failed at 0.000
        failed 0.000-0.000 assert equals: [1, 2]
          AssertionFailed: 1 is not equal to 2
          expected two equal values
          found 1 and 2
        because of step 1
        """
      ]
    )
  }

  private func interruptedCase(_ yaml: String) -> String {
    let third = Countdown(2)
    return ScenarioText(yaml).records { third.isOver() }
      .map { record in
        record.skipReason.map { "skipped, \($0)" }
          ?? (record.verdict == .passed ? "passed" : record.log)
      }
      .joined()
  }
}

/// Lets so many questions pass.
private final class Countdown: Sendable {
  private let left: Mutex<Int>

  init(_ count: Int) { left = Mutex(count) }

  func isOver() -> Bool {
    left.withLock { left in
      defer { left -= 1 }
      return left <= 0
    }
  }
}
