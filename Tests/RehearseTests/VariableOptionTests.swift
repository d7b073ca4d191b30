import Testing

/// What `--var` takes, and who uses it.
struct VariableOptionTests {
  @Test(arguments: [
    (
      "a b=4",
      "does not name a variable: 'a b' must be a letter or '_', then letters, digits, '_' and '-'"
    ),
    ("a", "is not of the form name=value"), ("=4", "is not of the form name=value"),
  ])
  func `a value for no variable is wrong usage`(text: String, reason: String) async throws {
    let run = try await rehearse("run a.yaml --var '\(text)'", files: ["a.yaml": .passing])
    #expect(run.errors.prefix { $0 != "\n" } == "rehearse: error: '--var \(text)' \(reason).")
    #expect(run.status == 64)
  }

  @Test(arguments: [
    ("", ""),
    ("--shard 1/2", ""),
    (
      "--filter One",
      """
      rehearse: warning: no selected scenario uses 'two', which --var sets [unused-override]
        others that are not chosen use it

      """
    ),
  ])
  func `a variable is used where a chosen scenario refers to it, also in the reason to skip it`(
    options: String,
    errors: String
  ) async throws {
    let list = try await rehearse(
      "list . --var one=1 --var two=2 \(options)",
      files: [
        "a.yaml": "name: One\napp: trivia\nskip: \"${one}\"\nsteps: [log: x]",
        "b.yaml": "name: Two\napp: trivia\nsteps: [log: \"${two}\"]",
      ]
    )
    #expect(list.errors == errors)
  }

  @Test func `a variable is used in the default of a parameter and in a row`() async throws {
    let list = try await rehearse(
      "list . --var time=1s --var base=x",
      files: [
        "a.yaml": """
        name: ${title}
        app: trivia
        cases: [{title: "${base} one"}]
        flows:
          rest: {parameters: {length: "${time}"}, steps: [pause: "${length}"]}
        steps: [run: rest]

        """
      ]
    )
    #expect(list.output + list.errors == "a.yaml:3: x one\n")
  }
}
