import AppModelKit
import ScenarioDecoding
import ScenarioDiagnostics
import Testing

@testable import ScenarioRuntime

struct UnseenCallTests {
  @Test(arguments: ["{call: pay}", "{not: {call: pay}}", "{call: pay, count: 0}"])
  func `where calls can't be seen, no expectation about them is decided`(yaml: String) throws {
    let file = SourceFile(path: "expectation", text: yaml)
    let expectation = try #require(ScenarioDecoder.decodeExpectation(file))
    let judge = Judge(screen: ScreenSnapshot(), calls: nil, scope: Scope())
    let fault = #expect(throws: ValueFault.self) { try judge.judge(expectation) }
    #expect(
      fault?.reason == "calls can be seen only on an app's model; run this scenario there"
    )
  }
}
