import Testing

/// What libyaml takes for a comment although nothing separates it from what is before it.
struct TightCommentTests {
  @Test(arguments: [
    "- tap: \"Room\"1️⃣#4\n", "- tap: 'Room'1️⃣#4\n", "- [a]1️⃣#b\n", "- {a: b}1️⃣#c\n", "- |1️⃣#c\n  a\n",
    "- [a,1️⃣#b\n  c]\n", "- [1️⃣#b\n  c]\n", "- a: >-1️⃣#c\n    b\n  d: e\n", "\"a\"1️⃣#b",
  ])
  func `a comment that touches what is before it is an error`(text: String) {
    SyntaxCase(
      text,
      covers: "#",
      "a comment needs a space before its '#'",
      suggestion: "for a comment write ' #'; if '#' belongs to a text, quote all of the text"
    ).check()
  }

  @Test(arguments: [
    "# a\n- b # c\n- [d, # e\n  f] # g\n#h\n- | # i\n  j #k\n  l#m\n- n#o\n- 'p#q' #r\n",
    "\u{FEFF}#a\nb: c\n",
    "- > #a\n  b\n\n#c\n- d\n", "- |\n\n#c\n", "%YAML 1.2\n---\na: b\n...\n#c\n", "&a b: *a #c\n",
    "\t#a\nb\n",
  ])
  func `other comments are none of its concern`(text: String) {
    expectDiagnostics(text, [])
  }

  @Test func `a key that is too long for the parser is said to be`() {
    let key = String(repeating: "k", count: 1025)
    for text in ["- a: b\n  1️⃣'\(key)': c\n", "- 1️⃣\(key): c\n", "- 1️⃣\"\(key)\": c\n"] {
      let covered = text.split(separator: "⃣").last.map { $0.prefix { $0 != ":" } }
      SyntaxCase(
        text,
        covers: covered.map(String.init) ?? "",
        "a key can have at most 1024 characters",
        suggestion: "shorten the key"
      ).check()
    }
  }
}
