import ScenarioDiagnostics
import ScenarioYAML
import Testing

struct LimitTests {
  @Test(arguments: ["[", "- ", "? ", "{a: "])
  func `nesting ends at the limit`(opener: String) {
    let text = String(repeating: opener, count: 64)
    #expect(!dump(text).contains("nesting-too-deep"))
    #expect(dump(text + opener) == "no document\nnested deeper than 64 levels [nesting-too-deep]")
  }

  @Test func `a million brackets are as quick as sixty-five`() {
    let text = String(repeating: "[", count: 1_000_000)
    #expect(dump(text) == "no document\nnested deeper than 64 levels [nesting-too-deep]")
  }

  @Test func `a file larger than the limit is not read`() {
    var limits = YAMLLimits.standard
    limits.maximumFileSize = 4
    let small = YAMLReader.read(SourceFile(path: "test.yaml", text: "a: b"), limits: limits)
    #expect(dump(small) == dump("a: b"))
    let large = YAMLReader.read(SourceFile(path: "test.yaml", text: "a: bc"), limits: limits)
    #expect(dump(large) == "no document\nfile is larger than 4 bytes [file-too-large]")
  }

  @Test func `values are counted`() {
    var limits = YAMLLimits.standard
    limits.maximumNodes = 3
    expectDiagnostics("[a, b]", [], limits: limits)
    expectDiagnostics(
      "[a, b, 1️⃣c]",
      [.init("1️⃣", covers: "c", "more than 3 values", id: "too-many-nodes")],
      limits: limits
    )
  }

  @Test func `directives are counted before the parser sees them`() {
    let directives = (1...16).map { "%TAG !t\($0)! x\n" }.joined()
    expectDiagnostics("# comment\n\(directives)---\na: 1\n", [])
    expectDiagnostics(
      "\(directives)# comment\n1️⃣%TAG ! x\n---\na: 1\n",
      [
        .init(
          "1️⃣",
          covers: "%TAG ! x",
          "more than 16 '%' directives",
          id: "too-many-directives"
        )
      ]
    )
  }

  @Test func `byte order marks where lines begin hide no directive`() {
    let directives = (1...20_000).map { "%TAG !t\($0)! x\n" }.joined()
    let refused = "no document\nmore than 16 '%' directives [too-many-directives]"
    #expect(dump("# a\n\u{FEFF}# b\n\(directives)") == refused)
    #expect(dump("\u{FEFF}\n\u{FEFF} \n\(directives)") == refused)
  }

  @Test func `twenty thousand directives are refused at once`() {
    let directives = (1...20_000).map { "%TAG !t\($0)! x\n" }.joined()
    #expect(
      dump(directives) == "no document\nmore than 16 '%' directives [too-many-directives]"
    )
    #expect(
      dump("a: 1\n...\n" + directives) == """
        mapping 1:1-1:5
          key plain 1:1-1:2 "a"
          = plain 1:4-1:5 "1"
        a file holds one document [multiple-documents]
        """
    )
  }

  @Test func `a file with as many problems as are reported is still decoded`() {
    let full = YAMLReader.read(
      SourceFile(path: "test.yaml", text: String(repeating: "- *a\n", count: 100))
    )
    #expect(Set(full.diagnostics.map(\.message.id)) == ["undefined-alias"])
    #expect(full.diagnostics.count == 100)
    #expect(full.document != nil)
  }

  @Test func `problems are reported up to a number that anybody reads`() {
    let reading = YAMLReader.read(
      SourceFile(path: "test.yaml", text: String(repeating: "- *a\n", count: 1_000))
    )
    #expect(reading.diagnostics.count == 101)
    #expect(reading.diagnostics.last?.message.text == "more than 100 problems in this file")
    #expect(reading.document == nil)
  }
}
