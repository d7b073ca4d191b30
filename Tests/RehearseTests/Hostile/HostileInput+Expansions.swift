extension HostileInput {
  /// Small inputs that expand to large ones.
  static let expansions = [
    HostileInput(
      "a billion laughs",
      "variables:\n  a0: &a0 [x]\n"
        + String.lines(1..<12) { "  a\($0): &a\($0) [\(repeated("*a\($0 - 1)"))]" }
        + "steps: [back]\n"
    ),
    HostileInput(
      "aliases of a long list",
      "variables:\n  a: &a [\("x," * 20_000)x]\n  b: [\("*a," * 2_000)*a]\nsteps: [back]\n"
    ),
    HostileInput(
      "merges of a long mapping",
      "variables:\n  a: &a {\(String.lines(0..<5_000) { "k\($0): 1," })}\n"
        + String.lines(0..<500) { "  b\($0): {<<: *a}" } + "steps: [back]\n"
    ),
    HostileInput("an alias within itself", "steps: &s\n  - group: {name: x, steps: *s}\n"),
    HostileInput("a merge of itself", "variables: &v\n  <<: *v\nsteps: [back]\n"),
    HostileInput(
      "variables that multiply",
      "variables:\n  a0: \("x" * 1_000)\n"
        + String.lines(1..<10) { "  a\($0): \"\(("${a\($0 - 1)}") * 10)\"" }
        + "steps: [{log: \"${a9}\"}]\n"
    ),
    HostileInput(
      "variables of themselves",
      "variables: {a: \"${b}\", b: \"${a}\"}\nsteps: [{log: \"${a}\"}]\n"
    ),
    HostileInput(
      "a chain of ten thousand variables",
      "variables:\n  a0: x\n" + String.lines(1...10_000) { "  a\($0): \"${a\($0 - 1)}\"" }
        + "steps: [{log: \"${a10000}\"}]\n"
    ),
    HostileInput(
      "a log of ten gigabytes",
      "variables: {a: \("x" * 1_000), b: \"\("${a}" * 1_000)\"}\n"
        + "steps: [{repeat: {times: 10000, steps: [{log: \"${b}\"}]}}]\n"
    ),
    HostileInput("a billion turns", step: "repeat: {times: 1000000000, steps: [{pause: 0}]}"),
  ]

  private static func repeated(_ text: String) -> String {
    Array(repeating: text, count: 10).joined(separator: ", ")
  }
}
