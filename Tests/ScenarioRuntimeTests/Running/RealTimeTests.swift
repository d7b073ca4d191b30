import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// What is known before a run about its time in browsers and on devices.
struct RealTimeTests {
  @Test(arguments: [
    ("steps: [pause: 10m, tap: Blink]", 600),
    ("setup: [pause: 1m]\nteardown: [pause: 2m]\nsteps: [pause: 3m]", 360),
    (
      "steps: [{assert: {element: status, for: 7s}}, {longPress: {element: status, duration: 2s}}]",
      9
    ),
    ("steps: [{repeat: {times: 3, steps: [pause: 1m]}}]", 180),
    ("steps: [{repeat: {until: Done, atMost: 3, steps: [pause: 1m]}}]", 0),
    ("steps: [{forEach: {s: [a, b], steps: [pause: 1m]}}]", 0),
    ("steps: [{if: {condition: Done, then: [pause: 1m], else: [pause: 2m]}}]", 60),
    ("steps: [{if: {condition: Done, then: [pause: 1m]}}]", 0),
    ("steps: [{group: {name: G, steps: [pause: 1m]}}]", 60),
    ("steps: [{pause: 1m, optional: true}, {waitFor: {element: status, timeout: 9m}}]", 0),
    ("flows: {rest: {steps: [pause: 1m]}}\nsteps: [run: rest, run: rest]", 120),
    ("variables: {t: 1m}\nsteps: [pause: \"${t}\"]", 0),
    ("skip: later\nsteps: [pause: 1m]", 0),
  ])
  func `a run takes at least its pauses and windows`(scenario: String, seconds: Int) {
    #expect(least(scenario) == .seconds(seconds))
  }

  @Test func `flows that run flows many times over are counted up to a limit`() {
    let flows = (1...30).map { "  f\($0): {steps: [run: f\($0 - 1), run: f\($0 - 1)]}\n" }.joined()
    let time = least("flows:\n  f0: {steps: [pause: 1ms]}\n\(flows)steps: [run: f30]")
    #expect(time > .zero)
    #expect(time < .seconds(10))
  }

  @Test func `jobs share the time, and places and repetitions multiply it`() {
    let scenario = "cases: [{n: 1}, {n: 2}, {n: 3}, {n: 4}]\nsteps: [pause: 1m]"
    #expect(least(scenario) == .seconds(240))
    #expect(least(scenario, RunSettings(jobs: 2)) == .seconds(120))
    #expect(least(scenario, RunSettings(jobs: 8)) == .seconds(60))
    #expect(least(scenario, RunSettings(repetitions: 3)) == .seconds(720))
    #expect(least(scenario, on: [TestPlace(), TestPlace()]) == .seconds(480))
  }

  @Test func `virtual time takes none`() {
    #expect(least("steps: [pause: 10m]", on: [TestPlace(isVirtual: true)]) == .zero)
    #expect(least("steps: [pause: 10m]", on: []) == .zero)
  }

  @Test(arguments: [
    ([TestPlace()], 2), ([TestPlace(isVirtual: true)], 0), ([], 0),
    ([TestPlace(isVirtual: true), TestPlace()], 2),
  ])
  func `scenarios of a tag count if they run in real time`(places: [TestPlace], count: Int) {
    let plan = plan("tags: [exact]\ncases: [{n: 1}, {n: 2}]\nsteps: [pause: 1s]")
    let places = RunPlaces(wanted: places.map { .remote($0) })
    #expect(plan.realTimeCount(ofTag: "exact", among: [], on: places) == count)
    #expect(plan.realTimeCount(ofTag: "other", among: [], on: places) == 0)
  }

  private func plan(_ scenario: String) -> RunPlan {
    RunPlan(cases: ScenarioText(scenario).planned.cases)
  }

  private func least(
    _ scenario: String,
    _ settings: RunSettings = RunSettings(),
    on places: [TestPlace] = [TestPlace()]
  ) -> Duration {
    var settings = settings
    settings.places = RunPlaces(wanted: places.map { .remote($0) })
    return RealTime(of: plan(scenario), settings).least
  }
}
