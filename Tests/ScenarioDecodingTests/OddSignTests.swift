import Testing

/// Characters are named that look like a space, a colon or a hyphen and are none.
struct OddSignTests {
  private static let noBreak = "write a normal space in place of U+00A0, the no-break space"

  @Test(arguments: [
    ("\u{A0}", noBreak),
    ("\u{3000}", "write a normal space in place of U+3000, the ideographic space"),
    ("\u{200B}", "write a normal space, or nothing, in place of U+200B, the zero width space"),
    (
      "\u{FEFF}",
      "write a normal space, or nothing, in place of U+FEFF, the zero width no-break space"
    ),
  ])
  func `behind a command's colon`(space: String, advice: String) {
    expect(
      "name: A\nsteps:\n  - tap:\(space)Go",
      reports: "3:5: error: unknown command 'tap:\(space)Go' [unknown-command] -- \(advice)"
    )
  }

  @Test func `before a command's colon, and before the command`() {
    expect(
      "name: A\nsteps:\n  - tap\u{A0}: Go\n  - \u{A0}tap: Go",
      reports: """
        3:5: error: unknown command 'tap\u{A0}' [unknown-command] -- \(Self.noBreak)
        4:5: error: unknown command '\u{A0}tap' [unknown-command] -- \(Self.noBreak)
        """
    )
  }

  @Test func `in the indentation of steps and keys`() {
    expect(
      "name: A\n\u{A0}app: todo\nsteps:\n\u{A0} - tap: Go",
      reports: """
        2:1: error: unknown key '\u{A0}app' in a scenario [unknown-key] -- \(Self.noBreak)
        3:7: error: 'steps' must be a list; found nothing [wrong-kind]
        4:1: error: unknown key '\u{A0} - tap' in a scenario [unknown-key] -- \(Self.noBreak)
        """
    )
  }

  @Test func `behind a dash`() {
    expect(
      "name: A\nsteps:\n  -\u{A0}tap: Go",
      reports: """
        3:3: error: 'steps' must be a list; found a mapping [wrong-kind] -- \(Self.noBreak)
        """
    )
  }

  @Test func `in braces, in a selector and beside a command`() {
    expect(
      "name: A\nsteps:\n  - tap: {button:\u{A0}Go}\n  - {tap: Go, name:\u{A0}x}",
      reports: """
        3:11: error: unknown key 'button:\u{A0}Go' in a selector [unknown-key] -- \(Self.noBreak)
        4:15: error: unknown key 'name:\u{A0}x' in a step with 'tap' [unknown-key] -- \(Self.noBreak)
        """
    )
  }

  @Test func `in the only item of a list`() {
    expect(
      "name: A\nsteps:\n  -\u{A0}back",
      reports: """
        3:3: error: 'steps' must be a list; found '-\u{A0}back' [wrong-kind] -- \(Self.noBreak)
        """
    )
  }

  private static let colon = "write ':' and a space in place of U+FF1A, the fullwidth colon"

  @Test func `a fullwidth colon in commands, keys and lines that are neither`() {
    expect(
      "name: A\nsteps:\n  - tap\u{FF1A}Go\n  - tap: {id\u{FF1A} Go}",
      reports: """
        3:5: error: unknown command 'tap：Go' [unknown-command] -- \(Self.colon)
        4:11: error: unknown key 'id： Go' in a selector [unknown-key] -- \(Self.colon)
        """
    )
    expect(
      "name：A\nsteps: [back]",
      reports: "1:1: error: expected ':' after the key [yaml-syntax] -- \(Self.colon)"
    )
  }

  @Test(arguments: [
    ("\u{2013} back", "'steps' must be a list; found '– back' [wrong-kind]"),
    ("\u{2013} back\n  \u{2013} tap: Go", "expected ':' after the key [yaml-syntax]"),
  ])
  func `a dash of print before the items`(steps: String, problem: String) {
    expect("name: A\nsteps:\n  \(steps)", reports: "3:3: error: \(problem) -- \(Self.hyphen)")
  }

  private static let hyphen =
    "begin each item with '-', the hyphen of the keyboard, and a blank"

  @Test func `a dash of print among hyphens`() {
    expect(
      "name: A\nsteps:\n  - back\n  \u{2013} tap: Go",
      reports: """
        4:3: error: expected '- ' as in the items above [yaml-syntax] -- \(Self.hyphen)
          note: 3:3: the list begins here
        """
    )
  }

  @Test(arguments: [
    ("name:\u{A0}A\nsteps: [back]", "1:5: error: expected a space after ':' [yaml-syntax]"),
    (
      "name: A\nsteps:\n  - back\n\u{A0} - back",
      "4:1: error: expected ':' after the key [yaml-syntax]"
    ),
    (
      "name: A\nsteps:\n  -\u{A0}back\n  - tap: Go",
      "3:3: error: expected ':' after the key [yaml-syntax]"
    ),
  ])
  func `where nothing is YAML any more`(yaml: String, problem: String) {
    expect(yaml, reports: "\(problem) -- \(Self.noBreak)")
  }
}
