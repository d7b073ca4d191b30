import ScenarioEvents
import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// What the log says of apps that are not models, such as web pages.
struct RemoteSessionTests {
  @Test(arguments: [
    ("Fetch", "  note: held for 1.000s, 2 states seen"),
    ("Enable", "  note: held for 1.000s, 1 state seen"),
  ])
  func `an assertion with a time says how many states it held in`(button: String, note: String) {
    let steps = "- {tap: \(button)}\n- {assert: {element: Blink, for: 1s}}"
    #expect(log(steps).last == note)
  }

  @Test func `what the app reports during a step that fails is noted there`() {
    let log = log(
      "- {waitFor: {element: Nothing, timeout: 1s}, optional: true}\n- {pause: 1s}",
      report: "404"
    )
    #expect(
      log.prefix(4) == [
        "A: passed at 2.000",
        "warned 0.000-1.000 waitFor element: Nothing, timeout: 1s",
        "  note: 404",
        "  WaitTimedOut: timed out after 1.000s: no element matches 'Nothing'",
      ]
    )
    #expect(log.last == "passed 1.000-2.000 pause 1s")
  }

  @Test func `a failure tells what the app reported at the step before`() {
    let log = log("- {pause: 1s}\n- {log: x}\n- {assert: Nothing}", report: "404")
    #expect(!log.contains { $0.contains("at the step before") })
    #expect(
      self.log("- {pause: 1s}\n- {assert: Nothing}", report: "404") == [
        "A: failed at 2.000", "passed 0.000-1.000 pause 1s", "  note: 404",
        "failed 1.000-2.000 assert Nothing", "  AssertionFailed: no element matches 'Nothing'",
        "  expected an element that matches 'Nothing'",
        "  found none of the 23 elements on the screen",
        "  advice: at the step before, this was noted: 404", "because of step 2",
      ]
    )
  }

  @Test func `a gesture that is refused touches nothing`() {
    let log = log("- {tap: Blink}", refusal: "'a.png' can't be uploaded")
    #expect(
      log == [
        "A: failed at 0.000", "failed 0.000-0.000 tap Blink",
        "  AppMisbehaved: 'a.png' can't be uploaded", "because of step 1",
      ]
    )
  }

  @Test func `a step waits for animations without end no longer than its timeout`() {
    let remark = "so the step began during them; 'settle: none' does not wait for them"
    #expect(
      log("- {tap: {element: Blink, timeout: 2s}}\n- {log: x}", isRestless: true) == [
        "A: passed at 7.100", "passed 0.000-2.100 tap element: Blink, timeout: 2s",
        "  note: animations did not end in 2.000s, \(remark)",
        "  touched button 'Blink' at 300.0, 172.0",
        "passed 2.100-7.100 log x",
        "  note: animations did not end in 5.000s, \(remark)",
      ]
    )
  }

  /// The lines of the log of a scenario with some steps.
  private func log(
    _ steps: String,
    report: String? = nil,
    refusal: String? = nil,
    isRestless: Bool = false
  ) -> [String] {
    let place = TestPlace(report: report, refusal: refusal, isRestless: isRestless)
    var settings = RunSettings()
    settings.places = RunPlaces(wanted: [.remote(place)])
    let planned = ScenarioText("steps:\n\(steps)").planned.cases
    return planned.flatMap { CaseExecution($0, settings: settings).record().log.lines }
  }
}

extension String {
  fileprivate var lines: [String] { split(separator: "\n").map(String.init) }
}
