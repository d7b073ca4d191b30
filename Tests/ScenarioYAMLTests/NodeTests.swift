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

  @Test func `a text can be read without a string`() throws {
    let sum = try root("abc").withTextBytes { bytes in
      bytes.indices.reduce(0) { $0 + Int(bytes[$1]) }
    }
    #expect(sum == 97 + 98 + 99)
    #expect(try root("[abc]").withTextBytes { $0.count } == 0)
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
