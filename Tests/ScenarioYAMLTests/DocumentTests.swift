import ScenarioDiagnostics
import ScenarioYAML
import Testing

struct DocumentTests {
  @Test(arguments: [
    "", "\n\n", "# only a comment", "---\n", "---\n# comment\n...\n", "%YAML 1.2\n---\n",
  ])
  func `a file without a value has a document without a root`(text: String) throws {
    let reading = YAMLReader.read(SourceFile(path: "test.yaml", text: text))
    let document = try #require(reading.document)
    #expect(document.root == nil)
    #expect(reading.diagnostics.isEmpty)
  }

  @Test func `a written null is a root`() {
    #expect(dump("~\n") == "plain 1:1-1:2 \"~\"")
    #expect(dump("--- ''\n") == "singleQuoted 1:5-1:7 \"\"")
  }

  @Test(arguments: [
    "---\na: 1\n", "%YAML 1.1\n---\na: 1\n...\n", "a: 1\n...\n\n# end\n", "a: 1\n...\n...\n",
    "a: 1\n...\n... # end\n...",
  ])
  func `one document may have its marks`(text: String) {
    expectDiagnostics(text, [])
  }

  @Test(arguments: [
    ("a: 1\n1️⃣---\nb: 2\n", "---"),
    ("---\n# nothing\n1️⃣---\nb: 2\n", "---"),
    ("a: 1\n...\n# comment\n1️⃣b: 2\n", "b: "),
    ("a: 1\n...\n1️⃣%YAML 1.2\n---\nb: 2\n", "%YA"),
    ("a: 1\n1️⃣--- [\n", "---"), ("a: 1\n...\n... 1️⃣b: 2\n", "b: "),
    ("a: 1\n...\n1️⃣...b\n", "..."), ("a: 1\n...\n 1️⃣...\n", "..."),
  ])
  func `a second document is refused where it begins`(text: String, covered: String) {
    expectDiagnostics(
      text,
      [
        .init(
          "1️⃣",
          covers: covered,
          "a file holds one document",
          id: "multiple-documents",
          suggestion: "put each document into a file of its own"
        )
      ]
    )
  }

  @Test func `the first of several documents can still be read`() {
    #expect(
      dump("a: 1\n---\nb: 2\n") == """
        mapping 1:1-1:5
          key plain 1:1-1:2 "a"
          = plain 1:4-1:5 "1"
        a file holds one document [multiple-documents]
        """
    )
  }
}
