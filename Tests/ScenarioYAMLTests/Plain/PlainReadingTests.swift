import ScenarioDiagnostics
import ScenarioTestSupport
import ScenarioYAML
import Testing

/// What is read without the parser: with every construct that is left to it, files take longer.
struct PlainReadingTests {
  @Test(arguments: [
    "a: 1", "a: 1\n", "\n\n  a: 1  \n\n", "a : b\nc  :  d\n", "a:\n  b:\n    c: d\n  e: f\n",
    "a:\nb:\n", "a: # nothing\nb: 1\n", "a:\n  # deeper\n b\n# none\nc: d\n",
    "- a\n- b\n", "-\n- \n-   # nothing\n", "-\n  a\n", "- - a\n  - b\n- - - c\n",
    "-   a: 1\n    b: 2\n- c\n",
    "a:\n- b\n-\n-\n  c\nd: e\n", "a:\n- b:\n  - c\n  d: e\nf: g\n", "- a:\n  - b\n  c:\n   - d\n",
    "- tap: X\n- tap:\n- back:\n    d: 1\n", "--- # here\na: 1\n", "---\n- a\n",
  ])
  func `block collections`(text: String) { expectPlain(text) }

  @Test(arguments: [
    "[]", "{}", "[a, b]", "[a,b]", "[a, ]", "{a: 1, b: {c: [d]}}", "{a}", "{a, b: c}", "{a: , b: }",
    "{a: }", "{ a : b }", "{\"a\":b}", "{\"a\":\"b\",'c':[1,2]}", "{\"a\" :b}", "{'a'}", "{a:b}",
    "{\"a\":}", "{a: [], }", "[a: b, {c: d}, 'e':f, g: , h: [i: j]]", "a: [b, c] # d\n",
    "- [a,\n   b # c\n  , d]\n- {e:\n f,\n\n# g\n h: i\n}\n", "a:\n    [b,\nc]\n", "{a\n, b}",
    "[-a, -1, --b]", "[a-b, a#b, a b, http://x/y]", "[what?, a?b]",
  ])
  func `flow collections`(text: String) { expectPlain(text) }

  @Test(arguments: [
    "a", "a b  \n", "a: b:c d#e", "a: b #c", "a: x{y}, z]", "a: -b", "a: -1", "a: --",
    "a: ...",
    "a: it's \"so\"", "a: b - c ? d ! e", "a: \\n", "a: é日本🎉 \u{A0}x", "é: ü # ñ\n日本: [\"語\"]",
    "a-b: c", "a: b?", "~: null", "1: 2",
    "''", "'a': 'b'", "'it''s': ''''", "- 'a: b #c'\n- '[\\n]'", "- '\ta\t'", "'<<': a", "- '🎉'",
    "\"\"", "\"a\": \"b c\"", "\"a\" : \"\"", "- \"a: b #c\"",
    "- \"\\\"\\\\\\/\\n\\t\\r\\e\\0\\a\\b\\v\\f\\ x\"",
    "- \"\\x41\\u00e9\\U0001F389\"", "- \"\t\"", "\"a\\nb\": \"[\"",
  ])
  func `scalars on one line`(text: String) {
    expectPlain(text)
  }

  @Test(arguments: [
    "|\n a\n", "a: |\n  b\n   c\n\n  d\n", "a: >\n  b\n  c\n\n  d\n   e\n  f\n\n\n  g\nh: i\n",
    "a: |-\n  b\n\n", "a: |+\n  b\n \n\nc: d\n", "a: >-\n  b\n", "a: >+\n  b\n\n",
    "a: | # c\n  b\n",
    "a: |\n\n \n  b\n", "- |\n b\n- >\n  c\n  d\n", "a:\n- |\n b\n- c\n", "a:\n  |\n  b\n",
    "- a: |\n    b\n  c: d\n",
    "a: |\n  b  \n    \n  \tc\t\n", "a: >\n  b\n  \tc\n  d\n", "a: |\n    b\n  # c\nd: e\n",
    "a: |\n  b\n  # c\n", "a: |\n  é日本🎉\n", "a: |\n  b\n ", "a: |\r\n  b\r\n\r\n  c\r\nd: e\r\n",
  ])
  func `block scalars`(text: String) { expectPlain(text) }

  @Test(arguments: [
    "a: 1\r\nb:\r\n- c\r\n\r\n# d\r\n- [e,\r\n f]\r\n", "a: b\r\n", "a: # b\r\n c\r\n",
  ])
  func `lines that end as on Windows`(text: String) { expectPlain(text) }

  @Test func `all files of the repository, but for those that are empty or use anchors`() throws {
    let files = try ["Scenarios", "Examples", "Tests/RehearseTests/Fixtures"]
      .flatMap(RepositoryFile.allYAML(below:))
    let left = files.filter {
      let readings = TwoReadings($0.text)
      return readings.isSound && readings.plain == nil
    }
    let invalid = "Tests/RehearseTests/Fixtures/Invalid"
    #expect(
      left.map(\.path) == [
        "\(invalid)/comment-only.yaml", "\(invalid)/empty.yaml", "\(invalid)/rows.yaml",
      ]
    )
    #expect(files.count > 150)
  }

  private func expectPlain(_ text: String) {
    let readings = TwoReadings(text)
    #expect(readings.plain != nil, "\(text.debugDescription)")
    #expect(readings.difference == nil, "\(readings.difference ?? "")")
  }
}
