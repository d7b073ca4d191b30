import Testing

/// Colours where no terminal is, as the environment asks for them.
struct ColourTests {
  private static let files: [String: FileContent] = ["a.yaml": .passing, "b.yaml": .broken]

  @Test(arguments: [
    ("", false), ("FORCE_COLOR=1", true), ("FORCE_COLOR=true", true), ("FORCE_COLOR=", false),
    ("FORCE_COLOR=0", false), ("CLICOLOR_FORCE=1", true), ("CLICOLOR_FORCE=0", false),
    ("FORCE_COLOR=0 CLICOLOR_FORCE=1", true), ("FORCE_COLOR=1 NO_COLOR=1", false),
    ("FORCE_COLOR=1 TERM=dumb", true), ("FORCE_COLOR=1 CI=true", true),
    ("GITHUB_ACTIONS=true CLICOLOR_FORCE=1", true),
  ])
  func `colours come where they are asked for, and no line that changes`(
    variables: String,
    isColoured: Bool
  ) async throws {
    let run = try await shell(
      #"\#(variables) "$REHEARSE" run a.yaml --reproducible"#,
      files: Self.files
    )
    let check = try await shell(#"\#(variables) "$REHEARSE" check b.yaml"#, files: Self.files)
    #expect(run.output.contains("\u{1B}[32m✓\u{1B}[0m It loads") == isColoured)
    let colour = #/\u{1B}\[[0-9;]*m/#
    #expect(check.errors.contains(colour) == isColoured)
    #expect(!run.output.replacing(colour, with: "").contains("\u{1B}"))
    #expect(run.output.contains(colour) == isColoured)
  }

  @Test(arguments: ["explore", "mutate", "coverage"])
  func `a command that searches colours its output as it is told`(command: String) async throws {
    let run = try await shell(
      """
      for choice in always never; do
        FORCE_COLOR=1 "$REHEARSE" \(command) a.yaml -j 1 --color $choice >$choice
      done
      """,
      files: ["a.yaml": "name: A\napp: todo-lists\nsteps: [{assert: {screen: Lists}}]\n"]
    )
    #expect(run.errors == "")
    #expect(run.files["always"]?.contains("\u{1B}[") == true)
    #expect(run.files["never"]?.contains("\u{1B}[") == false)
  }

  @Test(arguments: [
    ("NO_COLOR=1", "always", true), ("FORCE_COLOR=1", "never", false), ("", "always", true),
    ("FORCE_COLOR=1", "auto", true), ("NO_COLOR=1", "auto", false), ("", "auto", false),
  ])
  func `the option wins over the environment`(
    variables: String,
    choice: String,
    isColoured: Bool
  ) async throws {
    let colour = #/\u{1B}\[[0-9;]*m/#
    let run = try await shell(
      #"\#(variables) "$REHEARSE" run a.yaml --color \#(choice)"#,
      files: Self.files
    )
    #expect(run.output.contains(colour) == isColoured)
    for command in ["check", "list", "inspect", "format"] {
      let told = try await shell(
        #"\#(variables) "$REHEARSE" \#(command) b.yaml --color=\#(choice)"#,
        files: ["b.yaml": "name: [\n"]
      )
      #expect(told.errors.contains(colour) == isColoured, "\(command)")
    }
  }
}
