import Testing

/// Where a space belongs, other characters that look like one are named.
struct OddSpaceTests {
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

  @Test(arguments: [
    ("name:\u{A0}A\nsteps: [back]", "1:5: error: expected a space after ':' [yaml-syntax]"),
    (
      "name: A\nsteps:\n  - back\n\u{A0} - back",
      "4:1: error: expected ':' after the key [yaml-syntax]"
    ),
  ])
  func `where nothing is YAML any more`(yaml: String, problem: String) {
    expect(yaml, reports: "\(problem) -- \(Self.noBreak)")
  }
}
