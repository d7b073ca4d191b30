import ScenarioTestSupport

/// Patterns and texts by chance, of what Swift, Python and `Pattern` understand alike.
///
/// Left out are `$` before a final newline, `.` at other line ends than `\n`, `\Z`, characters of which
/// Python and Swift disagree whether they are letters or digits, `(?i)` that is not scoped, and empty
/// texts, in which Python never finds `\B`.
struct RandomPattern {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func pattern(depth: Int = 2) -> String {
    let branches = (0..<Int.random(in: 1...2, using: &generator)).map { _ in sequence(depth: depth)
    }
    return branches.joined(separator: "|")
  }

  mutating func text() -> String {
    let length = Int.random(in: 1...5, using: &generator)
    return (0..<length).map { _ in pick(["a", "b", "A", "é", "1", " ", "_", "-"]) }.joined()
  }

  private mutating func sequence(depth: Int) -> String {
    (0..<Int.random(in: 0...3, using: &generator)).map { _ in item(depth: depth) }.joined()
  }

  private mutating func item(depth: Int) -> String {
    if Int.random(in: 0..<8, using: &generator) == 0 { return pick(["^", "$", "\\b", "\\B"]) }
    if depth > 0, Int.random(in: 0..<5, using: &generator) < 2 {
      let group = pick(["(", "(?:", "(?i:", "(?s:"]) + pattern(depth: depth - 1) + ")"
      // Repetitions within each other would keep matchers that backtrack busy for too long.
      return group + pick(depth == 1 ? ["", "*", "+", "{2}"] : ["", "", "?", "??"])
    }
    return atom() + pick(Self.quantifiers)
  }

  private mutating func atom() -> String {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: pick(["a", "b", "A", "é", "1", "\\-", "\\x61", "\\u00e9"])
    case 1: pick([".", "\\d", "\\w", "\\s", "\\D", "\\W", "\\S"])
    default: pick(["[ab]", "[^a]", "[a-c1]", "[^\\w]", "[\\d_]", "[é-]", "[^a-zé]", "[A-Z]"])
    }
  }

  private static let quantifiers = [
    "", "", "", "", "*", "+", "?", "*?", "+?", "??", "{2}", "{1,3}", "{0,2}?", "{2,}",
  ]

  private mutating func pick(_ choices: [String]) -> String {
    choices[Int.random(in: choices.indices, using: &generator)]
  }
}
