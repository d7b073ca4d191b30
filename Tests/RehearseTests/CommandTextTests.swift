import Testing

/// What commands other than the report of a run say on CI, where a line can be taken for a command.
struct CommandTextTests {
  private static let files: [String: FileContent] = [
    "::error::a.yaml": "name: '##[error]'\napp: trivia\nsteps: [{log: a}]\n",
    "b.yaml": "name: b\napp: trivia\nsteps: [{log: a}, nonsense] # ##vso[task.complete]x\n",
  ]

  @Test(arguments: [
    ("list .", "\\u{3A}:error::a.yaml: ##\\u{5B}error]\n"),
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

  @Test func `elsewhere all is shown as it is`() async throws {
    let list = try await rehearse("list ::error::a.yaml", files: Self.files)
    #expect(list.output == "::error::a.yaml: ##[error]\n")
  }
}
