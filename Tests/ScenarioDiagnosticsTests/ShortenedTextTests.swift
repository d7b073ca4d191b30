import ScenarioDiagnostics
import Testing

struct ShortenedTextTests {
  @Test(arguments: [
    ("", ""), ("abc", "abc"), ("abcd", "abc…"), ("ééé", "ééé"), ("🎉🎉🎉🎉", "🎉🎉🎉…"),
  ])
  func `a text is cut behind so many scalars`(text: String, expected: String) {
    #expect(shortened(text, to: 3) == expected)
  }

  @Test func `one character of many scalars is cut too`() {
    let text = "e" + String(repeating: "\u{301}", count: 1_000)
    #expect(shortened(text).unicodeScalars.count == 81)
  }
}
