import ScenarioEvents
import Testing

struct DelayCauseTextTests {
  @Test(arguments: [
    ("push", "a screen slides in; usually 350 ms"), ("network", "usually 350 ms"),
  ])
  func `a delay of the kit is shown with what happens during it`(name: String, facts: String) {
    let cause = DelayCause(
      name: name,
      occurrence: 2,
      length: 0,
      nominal: 350,
      range: 0...700,
      lengths: [0...10]
    )
    #expect(cause.text == "the 2nd '\(name)' takes 10 ms or less (\(facts), range 0 to 700 ms)")
  }
}
