import Suggestions
import Testing

struct NearestNameTests {
  private static let commands = ["tap", "type", "swipe", "scroll", "waitFor", "assert"]

  @Test(arguments: [
    ("tpa", "tap"), ("Tap", "tap"), ("taps", "tap"), ("typ", "type"), ("swpie", "swipe"),
    ("waitfor", "waitFor"), ("wait_for", "waitFor"), ("assret", "assert"), ("scrol", "scroll"),
  ])
  func `a slip is near to what was meant`(slip: String, meant: String) {
    #expect(nearestName(to: slip, among: Self.commands) == meant)
    #expect(didYouMean(slip, among: Self.commands) == "did you mean '\(meant)'?")
  }

  @Test(arguments: ["press", "", "launchApp", "xyz"])
  func `what is far from everything suggests nothing`(name: String) {
    #expect(nearestName(to: name, among: Self.commands) == nil)
    #expect(didYouMean(name, among: Self.commands) == nil)
  }

  @Test(arguments: ["a", ""])
  func `names of one letter are not near to each other`(name: String) {
    #expect(nearestName(to: name, among: ["b", "c"]) == nil)
    #expect(nearestName(to: name, among: ["b", "A", "ab"]) == (name.isEmpty ? nil : "A"))
  }

  @Test func `a letter is near to two with it`() {
    #expect(nearestName(to: "a", among: ["b", "ab"]) == "ab")
    #expect(nearestName(to: "ab", among: ["c", "b"]) == "b")
  }

  @Test func `the first of equally near names is taken`() {
    #expect(nearestName(to: "cat", among: ["bat", "hat"]) == "bat")
    #expect(nearestName(to: "cat", among: ["hat", "bat"]) == "hat")
  }

  @Test(arguments: [
    ("Mar", "March"), ("sept", "September"), ("Jun", "June"), ("ju", nil), ("Sun", nil),
  ])
  func `the only name that goes on after what is written was meant`(written: String, meant: String?)
  {
    let months = ["March", "May", "June", "July", "September", "Sunday 1", "Sunday 2"]
    #expect(nearestName(to: written, among: months) == meant)
  }

  @Test func `of several that go on after what is written the nearest is taken`() {
    #expect(nearestName(to: "tim", among: ["times", "time", "timeout"]) == "time")
  }

  @Test func `there may be no candidate`() {
    #expect(nearestName(to: "tap", among: [String]()) == nil)
  }

  @Test func `names too long to compare are not compared`() {
    let long = String(repeating: "a", count: 65)
    #expect(nearestName(to: long, among: [long]) == nil)
    #expect(nearestName(to: "tap", among: [long, "top"]) == "top")
  }

  @Test func `among more names than anybody writes nothing is suggested`() {
    let names = (0..<5_000).map { "name\($0)" }
    #expect(nearestName(to: "nmae4999", among: names) == "name4999")
    #expect(nearestName(to: "nmae4999", among: names + ["more"]) == nil)
  }
}
