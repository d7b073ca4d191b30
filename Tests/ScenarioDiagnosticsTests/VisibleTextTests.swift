import ScenarioDiagnostics
import Testing

struct VisibleTextTests {
  @Test(arguments: [
    "", "plain text ~", "é日本 🎉", "👩‍👩‍👧", "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}",
    "e\u{301}",
  ])
  func `text that people can see stays the same`(text: String) {
    #expect(VisibleText.escaping(text) == text)
  }

  @Test(arguments: [
    ("a\nb\r\n\tc", "a\\nb\\r\\n\\tc"),
    ("\u{1B}[31mred\u{1B}[0m", "\\u{1B}[31mred\\u{1B}[0m"),
    ("\u{0}\u{7}\u{7F}", "\\u{0}\\u{7}\\u{7F}"),
    ("\u{85}\u{9B}31m", "\\u{85}\\u{9B}31m"),
    ("\u{202E}gnp.exe", "\\u{202E}gnp.exe"),
    ("\u{2066}a\u{2069}\u{200E}\u{200F}\u{61C}", "\\u{2066}a\\u{2069}\\u{200E}\\u{200F}\\u{61C}"),
    ("a\u{200B}b\u{2060}c\u{FEFF}", "a\\u{200B}b\\u{2060}c\\u{FEFF}"),
    ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
    ("a\u{E0061}", "a\\u{E0061}"),
    ("é\u{1B}", "é\\u{1B}"),
  ])
  func `what acts on the terminal or hides is escaped`(text: String, expected: String) {
    #expect(VisibleText.escaping(text) == expected)
  }
}
