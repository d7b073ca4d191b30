import ScenarioDiagnostics
import ScenarioYAML
import Testing

struct NodeTests {
  private func root(_ text: String) throws -> YAMLNode {
    let reading = YAMLReader.read(SourceFile(path: "test.yaml", text: text))
    return try #require(reading.document?.root)
  }

  @Test func `a scalar's text compares as bytes`() throws {
    let node = try root("tap")
    #expect(node.hasText("tap"))
    #expect(!node.hasText("taps"))
    #expect(!node.hasText("ta"))
    #expect(!node.hasText("tab"))
    #expect(try !root("'e\u{301}'").hasText("é"))
  }

  @Test(arguments: [
    ("'a$b'", true, true), ("\"\\x24\"", true, true), ("[$]", false, true),
    ("'a'", false, false), ("a # $", false, false), ("''", false, false),
  ])
  func `a text with a dollar sign is told from others`(
    _ text: String,
    _ hasOne: Bool,
    _ isAmongSome: Bool
  ) throws {
    let node = try root(text)
    #expect(node.hasDollarSign == hasOne)
    #expect(node.isAmongDollarSigns == isAmongSome)
  }

  @Test(arguments: [
    ("tap", 1), ("type", 0), ("t", 3), ("", nil), ("ta", nil), ("taps", nil), ("TAP", nil),
    ("[tap]", nil),
  ])
  func `names of keys are found by their bytes`(_ text: String, _ place: Int?) throws {
    let names = KeyNames(["type", "tap", "dismissKeyboard", "t"])
    let node = try root(text.isEmpty ? "''" : text)
    #expect(names.index(of: node) == place)
    #expect(names.contains(node) == (place != nil))
  }

  @Test func `keys are found by their bytes`() throws {
    let entries = try root("{a: 1, tap: 2, 'type': 3}").entries
    let names = KeyNames(["type", "tap"])
    #expect(entries.indices.map { names.index(ofKeyAt: $0, in: entries) } == [nil, 1, 0])
  }

  @Test(arguments: [
    ("{a: 1, tap: 2, type: 3}", 1), ("{type: 3, tap: 2}", 0), ("{a: 1, tape: 2}", nil), ("{}", nil),
    ("[tap]", nil), ("tap", nil),
  ])
  func `the first key that is one of some names is found`(_ text: String, _ place: Int?) throws {
    #expect(KeyNames(["type", "tap"]).firstIndex(in: try root(text)) == place)
  }

  @Test(arguments: [
    ("same", "1"), ("some", "2"), ("s", "3"), ("", "4"), ("something", "5"), ("sam", nil),
    ("somE", nil), ("somethinG", nil), ("xame", nil),
  ])
  func `a value is found by all of its key`(_ key: String, _ value: String?) throws {
    let node = try root("{same: 1, some: 2, s: 3, '': 4, something: 5}")
    let found: YAMLNode? =
      switch key {
      case "same": node["same"]
      case "some": node["some"]
      case "s": node["s"]
      case "": node[""]
      case "something": node["something"]
      case "sam": node["sam"]
      case "somE": node["somE"]
      case "somethinG": node["somethinG"]
      default: node["xame"]
      }
    #expect(found?.text == value)
  }

  @Test(arguments: [
    ("[ab, cd, ef, gh, ij]", "[ab, cd]"), ("{ab: cd, ef: gh, ij: kl}", "ab: cd"),
    ("[[a, bc, d], [gh]]", "[[a, bc]]"), ("[ab, cd, [ghi], jkl]", "[ab, cd]"),
  ])
  func `a node that is too long is cut`(_ text: String, _ cut: String) throws {
    #expect(try root(text).flowText(limit: 5, noting: "n").text == cut)
  }

  @Test(arguments: [
    ("a: b", "a: b"),
    ("{a: [1, {b: ~}], c: null}", "a: [1, {b: }], c: "),
    ("{a: 1, b: {a: 2, c: 3}, d: 4}", "a: 1, b: {a: 2, c: 3}, d: 4"),
    ("'null'", "null"),
    ("\"two\\nlines\"", #"two\nlines"#),
    (#"{a: "\t\r\v\f\n"}"#, #"a: \t\r\v\f\n"#),
    ("[]", "[]"),
  ])
  func `a node is shown in one line`(_ text: String, _ line: String) throws {
    #expect(try root(text).flowText(limit: 100, noting: "n").text == line)
  }

  @Test func `the value of an entry keeps its braces`() throws {
    let entry = try #require(try root("{a: {b: [c]}}").entries.first)
    #expect(entry.flowTextOfValue(limit: 100, noting: "n").text == "{b: [c]}")
  }

  @Test func `the items of lists below a key are noted`() throws {
    let node = try root("{a: [b], c: {n: [d, [e, 'f'], {g: ['1']}]}, h: [i]}")
    let line = node.flowText(limit: 100, noting: "n")
    let bytes = Array(line.text.utf8)
    #expect(
      line.notedItems.map { String(decoding: bytes[$0], as: UTF8.self) }
        == ["d", "e", "f", "[e, f]", "'1'", "{g: ['1']}"]
    )
  }

  @Test func `entries are found by key`() throws {
    let node = try root("{a: 1, 'b': 2, c: [3]}")
    #expect(node["a"]?.text == "1")
    #expect(node["b"]?.text == "2")
    #expect(node["c"]?.items.map(\.text) == ["3"])
    #expect(node["d"] == nil)
    #expect(node.entries.map(\.key.text) == ["a", "b", "c"])
  }

  @Test func `a node has no children of another kind`() throws {
    let sequence = try root("[a, b]")
    #expect(sequence.items.count == 2)
    #expect(sequence.entries.isEmpty)
    #expect(sequence["a"] == nil)
    #expect(sequence.text == "")
    #expect(sequence.style == .plain)
    let scalar = try root("a")
    #expect(scalar.items.isEmpty)
    #expect(scalar.entries.isEmpty)
  }

  @Test(arguments: ["[]", "[~]", "[null]", "[Null]", "[NULL]", "[&a ]", "{a: }"])
  func `null is nothing, a tilde or a plain word`(text: String) throws {
    let node = try root(text)
    let values = node.items.map(\.self) + node.entries.map(\.value)
    #expect(values.allSatisfy { $0.isPlainNull })
  }

  @Test(arguments: ["'null'", "\"\"", "nULL", "no", "[]", "{}", "|\n  ~"])
  func `whatever else is written is not null`(text: String) throws {
    #expect(try !root(text).isPlainNull)
  }

  @Test func `texts keep what their style says`() throws {
    let node = try root(
      """
      plain: one
        two
      double: "a\\x41\\u00e9\\n"
      literal: |+
        keep

      folded: >
        one
        two
      """
    )
    #expect(
      node.entries.map(\.value.text) == ["one two", "aAé\n", "keep\n\n", "one two"]
    )
    #expect(node.entries.map(\.value.style) == [.plain, .doubleQuoted, .literal, .folded])
  }

  @Test func `nodes are equal when they are the same`() throws {
    let node = try root("[&a x, *a, x]")
    #expect(node.items[0] == node.items[1])
    #expect(node.items[0] != node.items[2])
  }
}
