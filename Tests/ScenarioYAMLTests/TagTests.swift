import Testing

struct TagTests {
  private func expectRefusal(of tag: String, in text: String, suggestion: String) {
    expectDiagnostics(
      text,
      [
        .init(
          "1️⃣",
          covers: tag,
          "unsupported tag '\(tag)'",
          id: "unsupported-tag",
          suggestion: suggestion
        )
      ]
    )
  }

  @Test(arguments: [
    ("1️⃣!!str x", "!!str"), ("a: 1️⃣!int 2\n", "!int"), ("a: &b 1️⃣!<tag:x> [1]\n", "!<tag:x>"),
    ("a: 1️⃣! x\n", "!"), ("- 1️⃣!!map\n  a: 1\n", "!!map"), ("- 1️⃣!x\n- y\n", "!x"),
    ("[1️⃣!!null , a]\n", "!!null"), ("%TAG !e! tag:e,1:\n---\n1️⃣!e!x y\n", "!e!x"),
  ])
  func `a tag is refused, whatever it says`(text: String, tag: String) {
    expectRefusal(
      of: tag,
      in: text,
      suggestion: tag.hasPrefix("!!")
        ? "leave it out: the key decides how the value is read"
        : "quote a text that begins with '!', or leave the tag out"
    )
  }

  @Test(arguments: [("a: 1️⃣!e!x y\n", "!e!x"), ("a: 1️⃣!<x\n", "!<x"), ("a: 1️⃣!x%zz y\n", "!x%zz")])
  func `a tag that is none is refused as one`(text: String, tag: String) {
    expectRefusal(
      of: tag,
      in: text,
      suggestion: "quote a text that begins with '!', or leave the tag out"
    )
  }

  @Test func `a tagged value is read all the same`() {
    #expect(
      dump("a: !!str 12\n") == """
        mapping 1:1-1:12
          key plain 1:1-1:2 "a"
          = plain 1:10-1:12 "12"
        unsupported tag '!!str' [unsupported-tag]
        """
    )
  }
}
