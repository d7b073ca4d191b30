extension HostileInput {
  /// Regular expressions that would take for ever, or the stack.
  static let patterns = [
    pattern("repetitions of repetitions", "^(([a-zA-Z .]+)+)+#$"),
    pattern("alternatives that overlap", "(a|a|ab|b)*#"),
    pattern("twenty thousand groups", "(" * 20_000 + "a" + ")" * 20_000),
    pattern("nine hundred classes", "[" * 450 + "a" + "]" * 450),
    pattern("two hundred groups", "(" * 200 + "a" + ")" * 200),
    pattern("counts of counts", "(((a{1,1000}){1,1000}){1,1000}){1,1000}"),
    pattern("as many repetitions as fit", ".*" * 400 + "#"),
    pattern("an open group", "("),
    pattern("a count that does not fit", "a{99999999999999999999}"),
    pattern("a range of counts that overflows", "a{0,9223372036854775807}"),
    pattern("a count that nobody counts to", "(?:a*){0,999999999999}"),
    pattern("a reference to nothing", "\\\\99"),
    pattern("an accent apart from its letter", "(?:é|e\\\\u0301)*#"),
    pattern("a possessive loop of nothing", "(?:(?:^)*+){1,100}Z"),
    pattern("a possessive loop in a loop", "(?:(?:é|a)*+)*Z"),
  ]

  private static func pattern(_ kind: String, _ pattern: String) -> HostileInput {
    HostileInput(kind, step: "assert: {staticText: {label: {matches: \"\(pattern)\"}}}")
  }
}
