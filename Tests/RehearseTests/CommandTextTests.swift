import Testing

/// What commands other than the report of a run say on CI, where a line can be taken for a command.
struct CommandTextTests {
  private static let files: [String: FileContent] = [
    "::error::a.yaml": "name: '##[error]'\napp: trivia\nsteps: [{log: a}]\n",
    "b.yaml": "name: b\napp: trivia\nsteps: [{log: a}, nonsense] # ##vso[task.complete]x\n",
  ]

  @Test(arguments: [
    ("list .", "\\u{3A}:error::a.yaml:1: ##\\u{5B}error]\n"),
    ("format . --check", "\\u{3A}:error::a.yaml\nb.yaml\n"),
  ])
  func `what commands print begins no command`(command: String, expected: String) async throws {
    let outcome = try await shell(#"CI=true "$REHEARSE" \#(command)"#, files: Self.files)
    #expect(outcome.output.contains(expected), "\(outcome.output)")
    #expect(!outcome.output.contains("##["))
    #expect(!outcome.errors.contains("##vso["))
  }

  @Test(arguments: ["check", "list", "run"])
  func `an excerpt of a file begins no command`(command: String) async throws {
    let outcome = try await shell(#"CI=true "$REHEARSE" \#(command) b.yaml"#, files: Self.files)
    let errors = outcome.errors + outcome.output
    #expect(errors.contains("# ##vso\\u{5B}task.complete]x"), "\(errors)")
    #expect(!errors.contains("##vso["))
  }

  @Test(arguments: [
    (
      "--filter", #"(\n::add-mask::passes\n##[error]x"#,
      #"""
      rehearse: error: The value '(\n::add-mask::passes\n##\u{5B}error]x' is invalid for \#
      '--filter <pattern>': '(\n::add-mask::passes\n##\u{5B}error]x' is not a regular expression: \#
      missing ')' for the group at character 1.
      """#
    ),
    (
      "--var", #"x\n##vso[task.complete result=Failed;]"#,
      #"""
      rehearse: error: '--var x\n##vso\u{5B}task.complete result=Failed;]' does not name a variable: \#
      'x\n##vso\u{5B}task.complete result' must be a letter or '_', then letters, digits, '_' and '-'.
      """#
    ),
    (
      "--shard", #"x\n::error::boo"#,
      #"""
      rehearse: error: The value 'x\n::error::boo' is invalid for '--shard <i/n>': 'x\n::error::boo' is not \#
      of the form i/n with i from 1 to n.
      """#
    ),
    (
      "--order", #"\n::error::boo"#,
      #"""
      rehearse: error: The value '\n::error::boo' is invalid for '--order <order>'. Please provide one of \#
      'path' and 'random'.
      """#
    ),
    (
      "--fial\n::error::boo", "x",
      #"rehearse: error: unknown option '--fial\n::error::boo'; 'rehearse run --help' lists the options"#
    ),
  ])
  func `a wrong command line begins no command`(
    option: String,
    value: String,
    expected: String
  ) async throws {
    let outcome = try await shell(
      #"CI=true "$REHEARSE" run . "\#(option)=$(printf '%b' '\#(value)')""#,
      files: [:]
    )
    #expect(outcome.status == 64)
    #expect(outcome.errors.prefix { $0 != "\n" } == expected)
    #expect(!outcome.errors.contains("\n::"))
  }

  @Test func `a wrong command line shows a terminal nothing that it obeys`() async throws {
    let outcome = try await shell(
      #"escape=$(printf '\033[31mx'); "$REHEARSE" schema "$escape""#,
      files: [:]
    )
    #expect(
      outcome
        == Outcome(
          status: 64,
          output: "",
          errors: #"""
            rehearse: error: The value '\u{1B}[31mx' is invalid for '<subject>'. Please provide one of the \#
            following:
              - file
              - scenario
              - suite
              - vocabulary
              - configuration
              - events
              - output
            Help:  <subject>  Print the schema of this; 'file' is a scenario, suite or vocabulary.
            Usage: rehearse schema [<subject>]
              See 'rehearse schema --help' for more information.

            """#
        )
    )
  }

  @Test func `a pipe gets no command of a CI service`() async throws {
    let list = try await rehearse("list ::error::a.yaml", files: Self.files)
    #expect(list.output == "\\u{3A}:error::a.yaml:1: ##\\u{5B}error]\n")
  }
}
