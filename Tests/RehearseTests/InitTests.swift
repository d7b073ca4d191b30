import ScenarioTestSupport
import Testing

struct InitTests {
  private static let paths = [
    ".github/workflows/scenarios.yaml", ".gitignore", ".vscode/extensions.json",
    ".vscode/settings.json", "Scenarios/Vocabulary/words.yaml", "Scenarios/the-app-starts.yaml",
    "Schemas/configuration.schema.json", "Schemas/scenario.schema.json", "rehearse.yaml",
  ]

  @Test func `a new workspace tells what is in it and what comes next`() async throws {
    let outcome = try await rehearse("init", files: [:])
    #expect(
      outcome.withoutFiles
        == Outcome(
          status: 0,
          output: """
            made rehearse.yaml                      what holds for all scenarios
            made Scenarios/the-app-starts.yaml      a scenario that passes
            made Scenarios/Vocabulary/words.yaml    names of elements, and flows to share
            made Schemas/scenario.schema.json       the keys of scenarios, for editors
            made Schemas/configuration.schema.json  the keys of rehearse.yaml, for editors
            made .vscode/settings.json              says where the schemas are, for editors
            made .vscode/extensions.json            the extension that reads them
            made .github/workflows/scenarios.yaml   runs the scenarios on GitHub
            made .gitignore                         leaves reports out

            The scenario is about the app 'todo'. For another one ('trivia', 'todo-lists', \
            'sign-in', 'controls'), use '--app NAME'.

            Next: rehearse run

            """,
          errors: ""
        )
    )
    #expect(outcome.files.keys.sorted() == Self.paths)
  }

  @Test(arguments: ["trivia", "todo", "todo-lists", "sign-in", "controls"])
  func `a new workspace is sound, passes and is laid out`(_ app: String) async throws {
    let outcome = try await shell(
      """
      "$REHEARSE" init --app \(app) >/dev/null && "$REHEARSE" check && \
      "$REHEARSE" format --check . .github/workflows && "$REHEARSE" run --reproducible
      """,
      files: [:]
    )
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\n1 scenario: 1 passed ("))
  }

  @Test(arguments: ["todo", "todo-lists"])
  func `its scenario waits, taps and asserts`(_ app: String) async throws {
    let outcome = try await rehearse("init --app \(app)", files: [:])
    let scenario = try #require(outcome.files["Scenarios/the-app-starts.yaml"])
    let commands = scenario.matches(of: #/\n  - (\w+):/#).map { String($0.output.1) }
    #expect(commands == ["waitFor", "tap", "waitFor", "assert"])
  }

  @Test func `its workflow builds the tool where nothing is installed`() async throws {
    let outcome = try await rehearse("init", files: [:])
    let workflow = try #require(outcome.files[".github/workflows/scenarios.yaml"])
    for step in [
      "apt-get install --yes libyaml-dev pkg-config", "uses: actions/cache@v4",
      "swift build -c release --product rehearse", ".build/release/rehearse run --junit report.xml",
    ] {
      #expect(workflow.contains(step))
    }
  }

  @Test func `its schemas are the tool's`() async throws {
    let outcome = try await rehearse("init", files: [:])
    for (file, name) in [("scenario", "file"), ("configuration", "configuration")] {
      let schema = try await rehearse("schema \(name)", in: Repository.root)
      #expect(outcome.files["Schemas/\(file).schema.json"] == schema.output)
    }
  }

  @Test func `a path that is too long for any folder is refused`() async throws {
    let outcome = try await shell(
      #"""
      "$REHEARSE" init "$(printf 'a/%.0s' $(seq 60000))" 2>errors; echo $?
      tail -c 70 errors; rm errors; ls
      """#,
      files: [:]
    )
    #expect(
      outcome.output == """
        3
        /a/a/a/a/a' can't be written: file name too long; nothing was written

        """
    )
  }

  @Test func `all that is there already is told`() async throws {
    let outcome = try await shell(#""$REHEARSE" init >made && "$REHEARSE" init"#, files: [:])
    #expect(
      outcome.errors == """
        rehearse: error: 'rehearse.yaml', 'Scenarios/the-app-starts.yaml', \
        'Scenarios/Vocabulary/words.yaml' are there already; nothing was written

        """
    )
    #expect(outcome.status == 64)
  }

  @Test func `nothing is written where a workspace is already`() async throws {
    let outcome = try await rehearse("init", files: ["rehearse.yaml": "paths: [.]\n"])
    #expect(
      outcome
        == Outcome(
          status: 64,
          output: "",
          errors: "rehearse: error: 'rehearse.yaml' is there already; nothing was written\n",
          files: ["rehearse.yaml": "paths: [.]\n"]
        )
    )
  }

  @Test func `what a project has of its own stays`() async throws {
    let outcome = try await rehearse("init", files: [".gitignore": "/build\n"])
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains("\nkept .gitignore  it was there already\n\nThe scenario is about")
    )
    #expect(outcome.files[".gitignore"] == "/build\n")
  }

  @Test func `what was made is taken back where something can't be`() async throws {
    let outcome = try await shell(
      #""$REHEARSE" init t; status=$?; find t | sort; exit $status"#,
      files: ["t/.vscode": "", "t/Scenarios/mine.txt": ""]
    )
    #expect(
      outcome.withoutFiles
        == Outcome(
          status: 3,
          output: "t\nt/.vscode\nt/Scenarios\nt/Scenarios/mine.txt\n",
          errors: """
            rehearse: error: 't/.vscode/settings.json' can't be written: not a directory; \
            nothing was written

            """
        )
    )
  }

  @Test(.disabled(if: Sanitizer.isPresent))
  func `no half of a file and no new folder stays behind`() async throws {
    let outcome = try await shell(
      #"ulimit -f 8; "$REHEARSE" init ui/tests; status=$?; ls; exit $status"#,
      files: [:]
    )
    #expect(
      outcome
        == Outcome(
          status: 3,
          output: "",
          errors: """
            rehearse: error: 'ui/tests/Schemas/scenario.schema.json' can't be written: \
            file too large; nothing was written

            """
        )
    )
  }

  @Test func `a folder is made where there is none`() async throws {
    let outcome = try await shell(
      #""$REHEARSE" init 'ui tests/new' | tail -n 1 && cd 'ui tests/new' && "$REHEARSE" list"#,
      files: [:]
    )
    #expect(
      outcome.output
        == "Next: cd 'ui tests/new' && rehearse run\nScenarios/the-app-starts.yaml:5: The app starts\n"
    )
  }

  @Test func `the next command can be typed whatever the folder is called`() async throws {
    let outcome = try await shell(
      #"""
      "$REHEARSE" init "it's/\$new" | tail -n 1 | tee next
      eval "$(sed 's/^Next: //; s/ && .*//' next)" && "$REHEARSE" list
      """#,
      files: [:]
    )
    #expect(
      outcome.output == #"""
        Next: cd 'it'\''s/$new' && rehearse run
        Scenarios/the-app-starts.yaml:5: The app starts

        """#
    )
  }

  @Test func `the next command takes a folder for no option`() async throws {
    let outcome = try await shell(#""$REHEARSE" init -- -n | tail -n 1"#, files: [:])
    #expect(outcome.output == "Next: cd './-n' && rehearse run\n")
  }

  @Test func `a tap that traps is left out, and the rest is written`() async throws {
    let outcome = try await shell(
      """
      \(TrappingTool.path) init > log 2> errors; echo $?
      grep warning errors; tail -n 3 Scenarios/*.yaml; \(TrappingTool.path) run --reproducible
      """,
      files: [:]
    )
    let warnings = ["Trap", "Recurse", "Abort", "Vanish"].map { button in
      "rehearse: warning: the model of 'trapping' traps at 'tap: {button: \(button)}', "
        + "so the scenario does without it\n"
    }
    #expect(
      outcome.output == """
        0
        \(warnings.joined())steps:
          - waitFor: {check: appHasStarted}
          - assert: {named: firstElement}
        ✓ The app starts (0.000s)  Scenarios/the-app-starts.yaml:5

        1 scenario: 1 passed (app time 0.000 s)

        """
    )
  }

  @Test func `an app that traps at its launch is named, and nothing is written`() async throws {
    let outcome = try await shell(
      "TRAPS_AT_LAUNCH=1 \(TrappingTool.path) init w 2> log; echo $?; grep rehearse: log; ls",
      files: [:]
    )
    #expect(
      outcome.output == """
        2
        rehearse: error: 'trapping' does not start: its model trapped; to see where, set \
        SWIFT_BACKTRACE=enable=yes
        log

        """
    )
  }

  @Test func `an unknown app suggests the nearest one`() async throws {
    #expect(
      try await rehearse("init --app triva", files: [:])
        == Outcome(
          status: 64,
          output: "",
          errors: "rehearse: error: unknown app 'triva'; did you mean 'trivia'?\n"
        )
    )
  }
}
