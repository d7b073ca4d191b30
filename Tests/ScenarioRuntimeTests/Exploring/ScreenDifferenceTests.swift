import AppModelKit
import ScenarioDiagnostics
import Testing

@testable import ScenarioRuntime

struct ScreenDifferenceTests {
  @Test func `a text that looks like a reference is written as a text`() {
    var usual = ScreenSnapshot()
    usual.append(ElementSnapshot(.button, label: "It's ${price}", frame: Rect(0, 0, 10, 10)))
    let span = SourceFile(path: "a.yaml", text: "-").span(0..<1)
    let difference = ScreenDifference(usual: usual, failed: ScreenSnapshot(), span: span)
    #expect(difference.expectations.first?.text == "{button: 'It''s $${price}'}")
  }
}
