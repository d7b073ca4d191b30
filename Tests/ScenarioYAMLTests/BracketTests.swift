import Testing

/// Brackets that are not closed, or that close nothing, and comments that hide their end.
struct BracketTests {
  @Test(arguments: [
    SyntaxCase("tags: 1️⃣[a, b", covers: "[", "'[' is never closed"),
    SyntaxCase("tags: 1️⃣[a,\n", covers: "[", "'[' is never closed"),
    SyntaxCase(
      "tags: 1️⃣[a, b\nsteps2️⃣: x\n",
      covers: "[",
      "'[' is never closed",
      note: .init("2️⃣", covers: ":", "expected ',' or ']' here")
    ),
    SyntaxCase(
      "tags: 2️⃣[\n  'a'\n  1️⃣'b'\n]\n",
      covers: "'",
      "expected ',' or ']'",
      note: .init("2️⃣", covers: "[", "'[' is opened here")
    ),
    SyntaxCase(
      "2️⃣{a: \"b\"1️⃣: c}",
      covers: ":",
      "expected ',' or '}'",
      note: .init("2️⃣", covers: "{", "'{' is opened here")
    ),
    SyntaxCase(
      "tags: 1️⃣[smoke, 2️⃣#42]\nsteps:\n  - back\n",
      covers: "[",
      "'[' is never closed",
      suggestion: "quote the text with '#', or put the comment after the end",
      note: .init("2️⃣", covers: "#42]", "' #' begins a comment, which takes the rest of the line")
    ),
    SyntaxCase(
      "- type: 1️⃣{into: 'a #b', text: Hello 2️⃣# world}\n- back\n",
      covers: "{",
      "'{' is never closed",
      suggestion: "quote the text with '#', or put the comment after the end",
      note: .init(
        "2️⃣",
        covers: "# world}",
        "' #' begins a comment, which takes the rest of the line"
      )
    ),
    SyntaxCase(
      "a: [  # either of {1} and {2}\n  {b: c},1️⃣, ]\n",
      covers: ",",
      "expected a value"
    ),
    SyntaxCase("tags: 1️⃣[a, # see [1]\n", covers: "[", "'[' is never closed"),
    SyntaxCase("tags: 1️⃣[a, # first\n", covers: "[", "'[' is never closed"),
    SyntaxCase("a: {b: c}1️⃣}\n", covers: "}", "'}' closes nothing"),
    SyntaxCase("a: 1\n1️⃣]\n", covers: "]", "']' closes nothing"),
    SyntaxCase("[a, 1️⃣, b]", covers: ",", "expected a value"),
  ])
  func `brackets`(slip: SyntaxCase) { slip.check() }
}
