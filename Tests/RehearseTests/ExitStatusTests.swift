import Testing

struct ExitStatusTests {
  private static let folders: [([String: FileContent], Int32)] = [
    (["a.yaml": .passing, "b.yaml": .skipped], 0),
    (["a.yaml": .passing, "b.yaml": .failing], 1),
    (["a.yaml": .failing, "b.yaml": .crashing], 2),
    (["a.yaml": .failing, "b.yaml": .broken], 2),
    (["notes.txt": "no scenario"], 4),
    ([".hidden.yaml": .passing, ".hidden/a.yaml": .failing], 4),
  ]

  @Test(arguments: folders)
  func `a run ends with what is gravest`(files: [String: FileContent], status: Int32) async throws {
    let run = try await rehearse("run .", files: files)
    #expect(run.status == status)
  }

  @Test(arguments: [
    ("a.yaml/report.xml", "not a directory"),
    ("/dev/full", "no space left on device"),
  ])
  func `a report that can't be written outweighs the verdicts`(
    path: String,
    reason: String
  ) async throws {
    let run = try await rehearse("run a.yaml --junit \(path)", files: ["a.yaml": .failing])
    #expect(run.status == 3)
    #expect(
      run.errors == "rehearse: error: the report '\(path)' can't be written: \(reason)\n"
    )
  }

  @Test(arguments: [
    "import maestro absent.yaml", "merge absent.xml a.yaml --junit b.xml",
    "merge absent.jsonl --junit b.xml", "format absent.yaml", "record absent.yaml --terminal",
    "record todo --import absent.yaml --terminal", "run absent.yaml", "run a.yaml:99",
    "record a.yaml:99 --terminal",
  ])
  func `a path that leads nowhere is a wrong command line for each command`(
    arguments: String
  ) async throws {
    let run = try await rehearse(arguments, files: ["a.yaml": .passing])
    #expect(run.status == 64)
    let place = arguments.contains("99") ? "99" : "there is no file or folder 'absent"
    #expect(run.errors.contains(place), "\(run.errors)")
  }

  @Test(arguments: [
    "import maestro flow.yaml -o a.yaml/b.yaml", "init a.yaml/b", "coverage a.yaml --write a.yaml",
    "merge a.xml --junit a.yaml/b.xml", "check a.yaml --sarif a.yaml/b.sarif",
  ])
  func `a file that can't be written ends each command with 3`(arguments: String) async throws {
    let run = try await rehearse(
      arguments,
      files: [
        "a.yaml": .passing, "a.xml": "<testsuites/>",
        "flow.yaml": "appId: com.example.todo\n---\n- tapOn: Done\n",
      ]
    )
    #expect(run.status == 3)
    #expect(run.errors.contains("can't be written: not a directory"), "\(run.errors)")
  }

  @Test(arguments: [
    (
      "run",
      """
      rehearse: error: name a scenario file or a folder of them; 'rehearse init' makes a workspace with a first scenario
      """
    ),
    ("run a.yaml absent.yaml", "rehearse: error: there is no file or folder 'absent.yaml'"),
    ("run --junti a.yaml", "rehearse: error: unknown option '--junti'; did you mean '--junit'?"),
    ("run a.yaml --junit", "rehearse: error: Missing value for '--junit <path>'"),
    (
      "run a.yaml --junit-profile lax",
      """
      rehearse: error: The value 'lax' is invalid for '--junit-profile <profile>'. \
      Please provide one of 'rich' and 'strict'.
      """
    ),
    ("rnu a.yaml", "rehearse: error: unknown command 'rnu'; did you mean 'run'?"),
    ("version", "rehearse: error: unknown command 'version'; did you mean '--version'?"),
    ("help rnu", "rehearse: error: unknown command 'rnu'; did you mean 'run'?"),
  ])
  func `a wrong command line runs nothing`(arguments: String, reason: String) async throws {
    let outcome = try await rehearse(arguments, files: ["a.yaml": .passing])
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.prefix { $0 != "\n" } == reason)
  }

  @Test(arguments: [
    (
      "--jobs -1", "'-1' is invalid for '--jobs <n>': '-1' is not a whole number from 1 to 1000000."
    ),
    (
      "--jobs=-1", "'-1' is invalid for '--jobs <n>': '-1' is not a whole number from 1 to 1000000."
    ),
    (
      "--filter ''",
      """
      '' is invalid for '--filter <pattern>': a pattern is empty, perhaps that of a variable that is \
      not set.
      """
    ),
    ("--jobs 0", "'0' is invalid for '--jobs <n>': '0' is not a whole number from 1 to 1000000."),
    ("--jobs x", "'x' is invalid for '--jobs <n>': 'x' is not a whole number from 1 to 1000000."),
    (
      "--jobs 1.5",
      "'1.5' is invalid for '--jobs <n>': '1.5' is not a whole number from 1 to 1000000."
    ),
    (
      "--max-failures -1",
      "'-1' is invalid for '--max-failures <n>': '-1' is not a whole number from 1 to 1000000."
    ),
    (
      "--repeat 0",
      "'0' is invalid for '--repeat <n>': '0' is not a whole number from 1 to 1000000."
    ),
    (
      "--retries -1",
      "'-1' is invalid for '--retries <n>': '-1' is not a whole number from 0 to 1000000."
    ),
    (
      "--seed -1",
      "'-1' is invalid for '--seed <n>': '-1' is not a whole number from 0."
    ),
    (
      "--shard -1/2",
      "'-1/2' is invalid for '--shard <i/n>': '-1/2' is not of the form i/n with i from 1 to n."
    ),
    (
      "--wait-margin -5%",
      "'-5%' is invalid for '--wait-margin <n%>': '-5%' is not a percentage from 1% to 99%."
    ),
  ])
  func `a number that does not fit is told with those that do`(
    option: String,
    reason: String
  ) async throws {
    let run = try await rehearse("run a.yaml \(option)", files: ["a.yaml": .passing])
    #expect(run.status == 64)
    #expect(run.errors.prefix { $0 != "\n" } == "rehearse: error: The value \(reason)")
  }

  @Test(arguments: ["check -dash.yaml", "-dash.yaml", "run --fail-fast a.yaml -dash.yaml"])
  func `a path with a dash at its beginning asks for no help`(arguments: String) async throws {
    let outcome = try await rehearse(
      arguments,
      files: ["a.yaml": .passing, "-dash.yaml": .passing]
    )
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == """
        rehearse: error: unknown option '-dash.yaml'; for a path that begins with '-' write './-dash.yaml', or put it after '--'

        """
    )
  }

  @Test(arguments: ["list ./-dash.yaml", "list -- -dash.yaml"])
  func `there are two ways to write such a path`(arguments: String) async throws {
    let list = try await rehearse(arguments, files: ["-dash.yaml": .passing])
    #expect(list.errors == "")
    #expect(list.output == "-dash.yaml:1: It loads\n")
  }

  @Test(arguments: [
    "-h", "run -h", "run -help", "run a.yaml --jobs 2 -h", "run -dash.yaml --help",
  ])
  func `help is asked for with one dash, too`(arguments: String) async throws {
    let outcome = try await rehearse(arguments, files: [:])
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("OVERVIEW: Run "))
  }

  @Test(arguments: ["--help", "--version", "help run", "--generate-completion-script bash"])
  func `what nobody can get is no success`(arguments: String) async throws {
    let outcome = try await shell(#""$REHEARSE" \#(arguments) >/dev/full"#, files: [:])
    #expect(
      outcome
        == Outcome(
          status: 3,
          output: "",
          errors: """
            rehearse: error: standard output can't be written: no space left on device

            """
        )
    )
  }

  @Test(arguments: ["check", "list"])
  func `check and list look and do not run`(command: String) async throws {
    let statuses = [
      try await rehearse("\(command) .", files: ["a.yaml": .failing]).status,
      try await rehearse("\(command) .", files: ["a.yaml": .failing, "b.yaml": .broken]).status,
      try await rehearse("\(command) .", files: [:]).status,
    ]
    #expect(statuses == [0, 2, 4])
  }
}
