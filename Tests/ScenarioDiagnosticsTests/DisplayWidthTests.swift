import ScenarioDiagnostics
import Testing

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｱ", 1), ("Ａ", 2), ("한글", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("🎉", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("👍🏽", 2), ("❤", 1), ("❤️", 2),
    ("1️⃣", 2), ("a\u{200D}", 1), ("שלום", 4), ("नि", 1), ("…", 1), ("𠀀", 2), ("\u{7}", 0),
  ])
  func `a text takes as many columns as a terminal gives it`(text: String, width: Int) {
    #expect(displayWidth(of: text) == width)
  }
}
