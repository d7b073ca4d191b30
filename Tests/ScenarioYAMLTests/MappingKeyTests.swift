import ScenarioDiagnostics
import ScenarioYAML
import Testing

struct MappingKeyTests {
  @Test func `the first of two equal keys stays`() {
    #expect(
      dump("a: 1\n'a': 2\nb: 3\n") == """
        mapping 1:1-3:5
          key plain 1:1-1:2 "a"
          = plain 1:4-1:5 "1"
          key plain 3:1-3:2 "b"
          = plain 3:4-3:5 "3"
        duplicate key 'a' [duplicate-key]
        """
    )
  }

  @Test func `a key given again is reported with its first place`() {
    expectDiagnostics(
      "1️⃣name: x\n2️⃣\"name\": y\n3️⃣name: z\n",
      ["2️⃣", "3️⃣"].map { marker in
        .init(
          marker,
          covers: marker == "2️⃣" ? "\"name\"" : "name",
          "duplicate key 'name'",
          id: "duplicate-key",
          notes: [.init("1️⃣", covers: "name", "first defined here")]
        )
      }
    )
  }

  @Test func `keys differ by a byte`() {
    expectDiagnostics("{é: 1, e\u{301}: 2, ab: 3, ba: 4, a: 5, '': 6}", [])
  }

  @Test(arguments: [15, 16, 17, 18, 40])
  func `a key given again is found among however many`(count: Int) {
    let keys = (1...count).map { "k\($0): \($0)\n" }.joined()
    expectDiagnostics(
      "1️⃣" + keys + "2️⃣k1: again\n3️⃣k2: again\n".replacing("3️⃣k2", with: "x"),
      [
        .init(
          "2️⃣",
          covers: "k1",
          "duplicate key 'k1'",
          id: "duplicate-key",
          notes: [.init("1️⃣", covers: "k1", "first defined here")]
        )
      ]
    )
  }

  @Test func `a long key is shortened in the message`() {
    let key = String(repeating: "k", count: 100)
    #expect(
      dump("{\(key): 1, \(key): 2}").split(separator: "\n").last
        == "duplicate key '\(String(repeating: "k", count: 80))…' [duplicate-key]"
    )
  }

  @Test(arguments: [
    ("? 1️⃣[a]\n: b\n", "[a]"), ("{1️⃣{a: b}: c}", "{a: b}"), ("? 1️⃣a: b\n: c\n", "a: b"),
    ("? 1️⃣- a\n: c\n", "- a"),
  ])
  func `a collection is no key`(text: String, covered: String) {
    expectDiagnostics(
      text,
      [.init("1️⃣", covers: covered, "a key must be a text", id: "non-scalar-key")]
    )
  }

  @Test func `an entry whose key cannot be read is left out`() {
    #expect(
      dump("{[a]: 1, *b : 2, c: 3}") == """
        mapping 1:1-1:23
          key plain 1:18-1:19 "c"
          = plain 1:21-1:22 "3"
        no value before this one has the anchor '&b' [undefined-alias]
        a key must be a text [non-scalar-key]
        """
    )
  }

  @Test func `a plain null can be a key`() {
    #expect(
      dump("~: 1\n?\n: 2\n") == """
        mapping 1:1-3:4
          key plain 1:1-1:2 "~"
          = plain 1:4-1:5 "1"
          key plain 2:2-2:2 ""
          = plain 3:3-3:4 "2"
        """
    )
  }
}
