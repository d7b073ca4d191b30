extension HostileInput {
  /// Texts that are no YAML, or no scenario.
  static let syntax = [
    HostileInput("an unclosed quote", step: "log: \"never"),
    HostileInput("an unclosed bracket", step: "tap: {button: Done"),
    HostileInput("a tab for indentation", "steps:\n\t- back\n"),
    HostileInput("a template without quotes", step: "tap: {button: ${name}}"),
    HostileInput("a second document", "steps: [back]\n---\nname: B\n"),
    HostileInput("a key that is a list", "[a, b]: c\nsteps: [back]\n"),
    HostileInput("a key given twice", "app: todo\nsteps: [back]\n"),
    HostileInput("an anchor without a name", step: "log: & x"),
    HostileInput("an alias of nothing", step: "log: *nothing"),
    HostileInput("an escape of nothing", step: "log: \"\\q\""),
    HostileInput("an escape of a surrogate", step: "log: \"\\uD800\""),
    HostileInput(
      "a tag that runs code elsewhere",
      step: "log: !!python/object/apply:os.system [ls]"
    ),
    HostileInput("a version to come", file: "%YAML 9.9\n---\nname: A\n"),
    HostileInput("only a list", file: "- a\n- b\n"),
    HostileInput("only a text", file: "hello\n"),
    HostileInput("only comments", file: "\("#\n" * 20_000)"),
    HostileInput(
      "ten thousand tags of YAML",
      "steps:\n" + String.lines(0..<10_000) { "  - !t\($0) back" }
    ),
    HostileInput(
      "twenty thousand tag directives",
      file: "\(String.lines(0..<20_000) { "%TAG !t\($0)! x" })---\nname: A\n"
    ),
    HostileInput("five thousand unknown keys", String.lines(0..<5_000) { "key\($0): 1" }),
    HostileInput("twenty thousand unknown steps", "steps:\n" + "  - tpa: x\n" * 20_000),
    HostileInput("twenty thousand undefined names", step: "log: \"\("${x}" * 20_000)\""),
    HostileInput("an index that never ends", step: "log: \"\("${x[" * 10_000)\""),
  ]
}
