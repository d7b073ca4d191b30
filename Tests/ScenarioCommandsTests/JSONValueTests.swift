import Testing

@testable import ScenarioCommands

struct JSONValueTests {
  @Test(
    arguments: [
      (2, "2"), (-0.5, "-0.5"), (1e300, "1e+300"), (.infinity, "null"), (-.infinity, "null"),
      (.nan, "null"),
    ] as [(Double, String)]
  )
  func `a number that JSON can't express is null`(number: Double, text: String) {
    #expect(JSONValue.double(number).text == "\(text)\n")
  }
}
