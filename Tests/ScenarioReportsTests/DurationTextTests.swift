import ScenarioEvents
import Testing

struct DurationTextTests {
  @Test(arguments: [
    (Duration.zero, "0.000"),
    (.microseconds(999), "0.000"),
    (.milliseconds(9_999), "9.999"),
    (.milliseconds(10_050), "10.050"),
    (.milliseconds(-5), "0.000"),
    (.seconds(Int64.max / 2), "9223372036854774.000"),
  ])
  func `times have three decimals, cut off`(time: Duration, expected: String) {
    #expect(time.secondsText == expected)
  }
}
