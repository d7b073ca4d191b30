import ScenarioRuntime
import Testing

struct WaitMarginTests {
  @Test(arguments: [("1%", 1), ("20%", 20), ("99%", 99)])
  func `a margin is a percentage`(_ text: String, _ percent: Int) {
    #expect(WaitMargin(text)?.percent == percent)
  }

  @Test(arguments: [
    "", "%", "20", "0%", "100%", "-5%", "+5%", "2.5%", "20 %", "99999999999999999999%",
  ])
  func `a margin that can't be is refused`(_ text: String) {
    #expect(WaitMargin(text) == nil)
  }
}
