import Testing

/// What is reported of a file as a whole.
struct WholeFileTests {
  @Test func `all mistakes of a file are reported at once, each once, in order`() {
    expect(
      """
      nme: A
      app: trivia
      timeout: soon
      steps:
        - tap: {buton: Done}
        - pause: 25h
        - assert: {element: Done, exists: "true"}
        - group: {name: , steps: [tpa: a, {back: , bcak: }]}
      """,
      reports: """
        1:1: error: unknown key 'nme' in a scenario [unknown-key] -- did you mean 'name'?
        3:10: error: 'timeout' must be a duration such as '500ms' or '5s'; found 'soon' [wrong-kind]
        5:11: error: unknown key 'buton' in a selector [unknown-key] -- did you mean 'button'?
        6:12: error: '25h' is longer than 24 hours [duration-too-long]
        7:37: error: 'exists' must be 'true' or 'false'; found a quoted text [quoted-literal] -- \
        remove the quotes
        8:18: error: 'name' must be a text; found nothing [wrong-kind]
        8:29: error: unknown command 'tpa' [unknown-command] -- did you mean 'tap'?
        8:46: error: unknown key 'bcak' in a step with 'back' [unknown-key] -- did you mean 'back'?
        """
    )
  }

  @Test func `a mistake within an anchor hides none behind its aliases`() {
    expect(
      Self.slips(aliases: 1_100),
      reports: """
        3:38: error: unknown command 'tpa' [unknown-command] -- did you mean 'tap'?
        1104:5: error: unknown command 'pauze' [unknown-command] -- did you mean 'pause'?
        """
    )
  }

  /// A scenario with a mistake in an anchor, `count` aliases of it, and a mistake after them.
  private static func slips(aliases count: Int) -> String {
    let groups = String(repeating: "  - group: {name: B, steps: *steps}\n", count: count)
    return """
      name: A
      steps:
        - group: {name: B, steps: &steps [{tpa: a}]}
      \(groups)\
        - pauze: 1s
      """
  }

  @Test func `a key that stands twice is an error`() {
    expect(
      """
      name: A
      name: B
      steps:
        - tap: {button: a, button: b}
      """,
      reports: """
        2:1: error: duplicate key 'name' [duplicate-key]
          note: 1:1: first defined here
        4:22: error: duplicate key 'button' [duplicate-key]
          note: 4:11: first defined here
        """
    )
  }
}
