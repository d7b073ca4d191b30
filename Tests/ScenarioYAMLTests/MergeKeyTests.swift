import ScenarioDiagnostics
import ScenarioYAML
import Testing

struct MergeKeyTests {
  private func entries(_ text: String) -> [String] {
    let reading = YAMLReader.read(SourceFile(path: "test.yaml", text: text))
    return (reading.document?.root?.entries.last?.value.entries ?? nil)?
      .map { "\($0.key.text): \($0.value.text)" } ?? []
  }

  @Test func `what a mapping says itself wins over what it merges`() {
    #expect(
      entries("base: &base {a: 1, b: 2}\nc: {b: own, <<: *base, z: 3}\n") == [
        "b: own", "z: 3", "a: 1",
      ]
    )
  }

  @Test func `the earlier of several merged mappings wins`() {
    #expect(
      entries("x: &x {a: 1, b: 1}\ny: &y {b: 2, c: 2}\nz: {<<: [*x, *y, {c: 3, d: 3}]}\n") == [
        "a: 1", "b: 1", "c: 2", "d: 3",
      ]
    )
  }

  @Test func `a merged mapping brings what it has merged`() {
    #expect(
      entries("x: &x {a: 1}\ny: &y {<<: *x, b: 2}\nz: {<<: *y}\n") == ["b: 2", "a: 1"]
    )
  }

  @Test func `merged entries keep their places`() {
    #expect(
      dump("a: &a {k: 1}\nb: {<<: *a}\n") == """
        mapping 1:1-2:12
          key plain 1:1-1:2 "a"
          = mapping 1:7-1:13
            key plain 1:8-1:9 "k"
            = plain 1:11-1:12 "1"
          key plain 2:1-2:2 "b"
          = mapping 2:4-2:12
            key plain 1:8-1:9 "k"
            = plain 1:11-1:12 "1"
        """
    )
  }

  @Test func `many merged keys are merged once`() {
    let keys = (1...40).map { "k\($0): \($0)" }
    let text = "x: &x {\(keys.joined(separator: ", "))}\ny: {k7: own, <<: [*x, *x]}\n"
    #expect(entries(text) == ["k7: own"] + keys.filter { $0 != "k7: 7" })
  }

  @Test func `a quoted merge key is an ordinary key`() {
    #expect(entries("a: {'<<': x, b: y}") == ["<<: x", "b: y"])
  }

  @Test(arguments: [
    ("<<: 1️⃣text\n", "text"), ("<<:1️⃣\n", ""), ("<<: [{a: 1}, 1️⃣2]\n", "2"),
    ("<<: [1️⃣[{a: 1}]]\n", "[{a: 1}]"),
  ])
  func `only mappings can be merged`(text: String, covered: String) {
    expectDiagnostics(
      text,
      [
        .init(
          "1️⃣",
          covers: covered,
          "'<<' takes a mapping or a list of mappings",
          id: "invalid-merge"
        )
      ]
    )
  }

  @Test func `a second merge key says how to merge several`() {
    expectDiagnostics(
      "1️⃣<<: {a: 1}\n2️⃣<<: {b: 2}\n",
      [
        .init(
          "2️⃣",
          covers: "<<",
          "duplicate key '<<'",
          id: "duplicate-key",
          suggestion: "merge several mappings with one list: '<<: [*first, *second]'",
          notes: [.init("1️⃣", covers: "<<", "first defined here")]
        )
      ]
    )
  }

  @Test func `an undefined alias is not reported a second time as no mapping`() {
    #expect(
      dump("<<: *a\n") == """
        mapping 1:1-1:7
        no value before this one has the anchor '&a' [undefined-alias]
        """
    )
  }
}
