import Testing

/// What the tool says of itself, and where there is nothing to do.
struct UsageTests {
  @Test(arguments: ["--version", "run --version", "check . --version"])
  func `the version is told wherever it is asked for`(arguments: String) async throws {
    let run = try await rehearse(arguments, files: [:])
    #expect(run == Outcome(status: 0, output: "rehearse 0.1.0\n", errors: ""))
  }

  @Test(arguments: [
    ("scenario", "A rehearse scenario"), ("suite", "A rehearse suite"),
    ("vocabulary", "A rehearse vocabulary"),
    ("configuration", "The configuration of a rehearse workspace"),
  ])
  func `a schema is that of what was asked for`(subject: String, title: String) async throws {
    let run = try await rehearse("schema \(subject)", files: [:])
    #expect(
      run.output.hasPrefix(
        """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "\(title)",
          "$ref": "#/$defs/\(subject)",
          "$defs": {
        """
      )
    )
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test(arguments: [
    (
      "explain nonsense",
      "rehearse: error: There is no diagnostic 'nonsense'. 'rehearse explain' lists them all."
    ),
    (
      "explain unknwn-key",
      "rehearse: error: There is no diagnostic 'unknwn-key'. Did you mean 'unknown-key'?"
    ),
    ("test", "rehearse: error: unknown command 'test'; did you mean 'run'?"),
    ("lint", "rehearse: error: unknown command 'lint'; did you mean 'check'?"),
    ("inspct", "rehearse: error: unknown command 'inspct'; did you mean 'inspect'?"),
    (
      "schema nonsense",
      "rehearse: error: The value 'nonsense' is invalid for '<subject>'. Please provide one of the following:"
    ),
  ])
  func `a word that the tool does not know is wrong usage`(
    arguments: String,
    problem: String
  ) async throws {
    let run = try await rehearse(arguments, files: [:])
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.split(separator: "\n").first.map(String.init) == problem)
  }

  @Test(arguments: [
    ("inspect a.yaml --step x", "'x' is not a whole number from 1."),
    ("inspect a.yaml --step 0", "'0' is not a whole number from 1."),
    (
      "inspect a.yaml --step 99999999999999999999",
      "'99999999999999999999' is not a whole number from 1 to 9223372036854775807."
    ),
    ("merge 1.jsonl --junit a --expect x", "'x' is not a whole number from 1 to 1000000."),
  ])
  func `the greatest number is told if a person could mean a greater one`(
    arguments: String,
    problem: String
  ) async throws {
    let run = try await rehearse(arguments, files: [:])
    #expect(run.errors.split(separator: "\n").first?.hasSuffix(problem) == true)
  }

  @Test func `merged JSON lines become as many JUnit reports as are named`() async throws {
    let run = try await shell(
      """
      "$REHEARSE" run a.yaml --report json-lines=1.jsonl --reproducible >log
      "$REHEARSE" merge 1.jsonl --junit 1.xml --junit 2.xml && cmp 1.xml 2.xml && wc -l <2.xml
      "$REHEARSE" merge 1.xml 2.xml --junit 3.xml --junit 4.xml 2>&1 | head -n 1
      """,
      files: ["a.yaml": .passing]
    )
    #expect(run.output == "10\nrehearse: error: name only one merged report.\n")
  }

  @Test func `a diagnostic is explained with or without its brackets`() async throws {
    let explanation = try await rehearse("explain unknown-key", files: [:])
    #expect(explanation.status == 0)
    #expect(try await rehearse("explain '[unknown-key]'", files: [:]) == explanation)
  }

  @Test func `a path without a command gets the command`() async throws {
    let files: [String: FileContent] = ["S/a.yaml": .passing]
    for path in ["S", "S/a.yaml", "S/a.yaml:1", "'S/*.yaml'"] {
      let run = try await rehearse(path, files: files)
      let shown = path.filter { $0 != "'" }
      #expect(
        run.errors
          == "rehearse: error: '\(shown)' is not a command; did you mean 'rehearse run \(shown)'?\n"
      )
      #expect(run.status == 64)
    }
  }

  @Test(arguments: ["run", "check", "list"])
  func `an empty folder gets the command that makes a workspace`(command: String) async throws {
    let run = try await rehearse(command, files: [:])
    #expect(
      run.errors
        == "rehearse: error: name a scenario file or a folder of them; 'rehearse init' makes a workspace "
        + "with a first scenario\n"
    )
    #expect(run.status == 64)
    let search = try await rehearse("\(command) .", files: [:])
    #expect(
      search.errors
        == "rehearse: error: there is no scenario to run; 'rehearse init' makes a first one\n"
    )
    #expect(search.status == 4)
  }

  @Test func `hidden folders are named where nothing else was found`() async throws {
    let check = try await rehearse("check .", files: [".maestro/a.yaml": .passing])
    #expect(check.status == 4)
    #expect(
      check.errors == """
        rehearse: error: there is no scenario to run; 'rehearse init' makes a first one
        rehearse: note: folders whose names begin with a dot are not searched: '.maestro'; name them to \
        have them searched

        """
    )
    let named = try await rehearse("check .maestro", files: [".maestro/a.yaml": .passing])
    #expect(named.output == "checked 1 file: no problems\n")
  }

  @Test func `a terminal gets a hint at the explanation of each id once`() async throws {
    let check = try await shell(
      "script --quiet --return --command '\"$REHEARSE\" check . --color never' /dev/null </dev/null",
      files: ["a.yaml": .broken, "b.yaml": .broken]
    )
    #expect(
      check.output.split(separator: "'rehearse explain unknown-command' says more").count == 2
    )
    let piped = try await rehearse("check .", files: ["a.yaml": .broken])
    #expect(!piped.errors.contains("says more"))
  }

  @Test func `vocabularies alone can be checked`() async throws {
    let check = try await rehearse(
      "check .",
      files: ["v.yaml": "vocabulary: V\nelements: {a: {button: x}}\n"]
    )
    #expect(
      check.withoutFiles
        == Outcome(
          status: 0,
          output: "checked 1 file: no problems\n",
          errors: ""
        )
    )
  }

  @Test(arguments: [
    ("a.yaml", "the selection leaves out the one that was found"),
    (".", "the selection leaves out all 2"),
  ])
  func `a selection that leaves nothing says of how many`(
    paths: String,
    reason: String
  ) async throws {
    let run = try await rehearse(
      "list \(paths) --filter nothing",
      files: ["a.yaml": .passing, "b.yaml": .failing]
    )
    #expect(run.status == 4)
    #expect(run.output == "")
    #expect(run.errors == "rehearse: error: there is no scenario to run: \(reason)\n")
  }

  @Test(arguments: [
    ("", "the selection, to which 'tags' in rehearse.yaml belongs, leaves out all 2"),
    ("--tag \"quick and smoke\"", "the selection leaves out all 2"),
  ])
  func `a selection that leaves nothing names the configuration that is part of it`(
    options: String,
    reason: String
  ) async throws {
    let run = try await rehearse(
      "list . \(options)",
      files: [
        "a.yaml": "name: A\ntags: [smoke]\napp: todo\nsteps: [log: a]\n",
        "b.yaml": "name: B\ntags: [slow, quick]\napp: todo\nsteps: [log: b]\n",
        "rehearse.yaml": "tags: {include: [slow and smoke]}\n",
      ]
    )
    #expect(run.errors == "rehearse: error: there is no scenario to run: \(reason)\n")
  }
}
