import ScenarioDiagnostics
import ScenarioTestSupport
import ScenarioYAML
import Testing

/// What only the parser reads.
struct DeclinedReadingTests {
  @Test(arguments: [
    "a: \u{FEFF}b\n", "a: b\rc: d\n", "a:\n - b\nc: d\n - e\n", "", "\n# nothing\n", "---\n",
    "a: &b c\nd: *b\n", "%YAML 1.2\n---\na: b\n",
    "a: b\n...\n", "? a\n: b\n", "a\nb\n", "a: b\n  c\n", "- a\n b\n", "a: 'b\n  c'\n",
    "a: \"b\n  c\"\n",
    "[a\n b]\n", "{a: b\n c}", "<<: {a: b}\n", "{<<: {a: b}}", "a:\tb\n",
    "a: b\t\n",
    "[a,\tb]\n", "a: b\tc\n", "?a: b\n", ":a: b\n", "-a: b\n", ".a: b\n", "a: |2\n   b\n",
    "a: |\nb: c\n", "a: |\n  b", "\"\\N\\_\\L\\P\"\n", "[-]\n", "a: |\n", "- >\n\n- b\n",

    "\"\\\n\"\n",
  ])
  func `what is sound but rare is left to the parser`(text: String) {
    #expect(TwoReadings(text).isSound, "\(text.debugDescription)")
    expectDeclined(text)
  }

  @Test(arguments: [
    "a: !!str b\n", "-\ta\n", "- |\n   \n  a\n", "{<<, a}", "a: |\n    \n  b\n", "[<<: a]\n",
    "[a]: b\n", "a: b: c\n",
    "a: 'x' y\n", "a: \"x\"y\n", "\"a\":b\n", "'a'b: c\n", "[,]\n", "{,}\n",
    "[a,,b]\n", "{a: b: c}",
    "{a:}\n", "{a:,b}\n", "{a:{b}}", "[a b: c\n", "[a}\n", "[\"a\" \"b\"]\n", "{\"a\" b}",
    "[a\n---\n]\n", "{a: b} c\n",
    "[a] # b\nc\n", "a: [b] c\n", "a: {b: c}: d\n", "a: - b\n", "a: b\n- c\n", "- a\nb: c\n",
    "- a\nb\n", "-\na\n",
    "a:\n  b: c\n d: e\n", "a: b\n c: d\n", "a:\n  - b\n - c\n",
    "  a: b\nc: d\n", "a: b\nc\n",
    "a: @b\n", "a: `b\n", "a: %b\n", "a: %\n", "a: ]\n", "a: }\n", "a: , b\n", "a: *b\n", "a: 'b\n",
    "a: \"b\n",
    "a: \"\\q\"\n", "a: \"\\x4\"\n", "a: \"\\uD83C\\uDF89\"\n", "a: b\n---\nc: d\n",
    "a: b\n--- c\n", "a\n: b\n", ": b\n",
    "a: 1\nb: 2\na: 3\n", "a: 1\n\"a\": 2\n", "{a: 1, 'a'}\n", "a: |b\n  c\n", "a: |\n  b\n c\n",
    "a: |\n\tb\n",
    "a: |\n  b\n\tc\n", "a: \u{85}b\n", "a: b # \u{2028}\n", "a: b\u{2029}\n",

    "a: b # \u{1}\n", "a: '\u{7F}'\n", "a: \u{80}\n", "a: \u{FFFE}\n", "a: \"\u{0}\"\n",
    "a\rb: c\n",
  ])
  func `what is wrong is left to the parser, which says so`(text: String) {
    #expect(!TwoReadings(text).isSound, "\(text.debugDescription)")
    expectDeclined(text)
  }

  @Test func `bytes that are no text`() {
    for bytes: [UInt8] in [[0xFF], [0xC3], [0xE2, 0x82], [0xC0, 0x80], [0xED, 0xA0, 0x80]] {
      #expect(TwoReadings(Array("a: ".utf8) + bytes).plain == nil)
      #expect(TwoReadings(Array("# ".utf8) + bytes + Array("\na: b".utf8)).plain == nil)
    }
  }

  @Test(arguments: 1_020...1_028)
  func `a key that may be too long`(length: Int) {
    let key = String(repeating: "k", count: length)
    let isKey = length <= 1_024
    for text in ["\(key): v", "- \(key): v", "{\(key): v}", "\(key.dropLast(4)) 'x': v"] {
      #expect((TwoReadings(text).plain != nil) == isKey, "\(length)")
      #expect(TwoReadings(text).difference == nil)
    }
  }

  @Test(arguments: ["[", "- ", "{a: "])
  func `what is nested too deep`(opener: String) {
    let closer = ["[": "]", "{a: ": "}"][opener] ?? ""
    for depth in [63, 64, 65, 1_000] {
      let text =
        String(repeating: opener, count: depth) + "b" + String(repeating: closer, count: depth)
      #expect((TwoReadings(text).plain != nil) == (depth <= 64))
      #expect(TwoReadings(text).difference == nil)
    }
  }

  @Test func `what exceeds other limits`() {
    var limits = YAMLLimits.standard
    limits.maximumNodes = 3
    #expect(TwoReadings("[a, b]", limits: limits).plain != nil)
    #expect(TwoReadings("[a, b, c]", limits: limits).plain == nil)
    limits.maximumFileSize = 4
    #expect(TwoReadings("[a] ", limits: limits).plain != nil)
    #expect(TwoReadings("[a]  ", limits: limits).plain == nil)
  }

  @Test func `a key that is there twice among many`() {
    let keys = (0..<1_000).map { "key \($0): \($0)\n" }.joined()
    #expect(TwoReadings(keys).plain != nil)
    #expect(TwoReadings(keys).difference == nil)
    #expect(TwoReadings(keys + "'key 500': again\n").plain == nil)
  }

  private func expectDeclined(_ text: String) {
    #expect(TwoReadings(text).plain == nil, "\(text.debugDescription)")
  }
}
