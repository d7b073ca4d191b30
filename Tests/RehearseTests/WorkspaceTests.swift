import Testing

struct WorkspaceTests {
  @Test func `files are reached up to the folder with the configuration, and no further`()
    async throws
  {
    let check = try await shell(
      #"ln -s ../outside root/link; cd root/sub && exec "$REHEARSE" check ."#,
      files: [
        "root/rehearse.yaml": "app: trivia",
        "root/data/list.json": "[1]",
        "outside/list.json": "[1]",
        "root/sub/above.yaml": Self.reading("../data/list.json"),
        "root/sub/linked.yaml": Self.reading("../link/list.json"),
        "root/sub/outside.yaml": Self.reading("../../outside/list.json"),
      ]
    )
    #expect(
      check.errors == """
        linked.yaml:2:30: error: '../link/list.json' can't be read: it is outside the workspace [unusable-data]
         2 | variables: {list: {fromFile: ../link/list.json}}
           |                              ^~~~~~~~~~~~~~~~~ the workspace is the nearest folder upwards with a 'rehearse.yaml', else the working directory
        outside.yaml:2:30: error: '../../outside/list.json' can't be read: it is outside the workspace [unusable-data]
         2 | variables: {list: {fromFile: ../../outside/list.json}}
           |                              ^~~~~~~~~~~~~~~~~~~~~~~ the workspace is the nearest folder upwards with a 'rehearse.yaml', else the working directory

        """
    )
    #expect(check.status == 2)
  }

  @Test func `the workspace itself is a folder, and not outside of it`() async throws {
    let check = try await rehearse(
      "check a.yaml",
      files: [
        "rehearse.yaml": "app: trivia", "a.yaml": Self.reading("."),
      ]
    )
    #expect(
      check.errors == """
        .: error: the file can't be read: it is a folder [unreadable-file]
        a.yaml:2:30: note: the data are read here
         2 | variables: {list: {fromFile: .}}
           |                              ^

        """
    )
    #expect(check.status == 2)
  }

  private static func reading(_ path: String) -> FileContent {
    """
    name: It reads a list
    variables: {list: {fromFile: \(path)}}
    steps: [log: "${list[0]}"]
    """
  }

  @Test(arguments: ["check .", "check sub/rehearse.yaml"])
  func `a configuration belongs at the root alone`(command: String) async throws {
    let check = try await rehearse(
      command,
      files: [
        "rehearse.yaml": "app: trivia", "sub/rehearse.yaml": "app: trivia", "a.yaml": .passing,
      ]
    )
    #expect(check.errors == Self.misplaced("sub/rehearse.yaml"))
    #expect(check.status == 2)
  }

  @Test func `the configuration is no scenario file, even by its name`() async throws {
    let files: [String: FileContent] = ["rehearse.yaml": "app: trivia", "a.yaml": .passing]
    #expect(try await rehearse("check .", files: files).status == 0)
    let check = try await rehearse("check rehearse.yaml", files: files)
    #expect(
      check.errors == """
        rehearse.yaml: error: 'rehearse.yaml' holds settings and is not a scenario file; name scenario \
        files or folders, or nothing for those of its 'paths' [misplaced-configuration]

        """
    )
    #expect(check.status == 2)
  }

  @Test func `a configuration of another name is not passed over without a word`() async throws {
    let check = try await rehearse(
      "check a.yaml",
      files: ["rehearse.yml": "app: trivia", "a.yaml": .passing]
    )
    #expect(
      check.errors == """
        rehearse.yml: warning: it is not read as the configuration, whose name is 'rehearse.yaml' \
        [misplaced-configuration]

        """
    )
    #expect(check.status == 0)
  }

  @Test(arguments: [
    ("ln -s nowhere rehearse.yaml", "it is a link that leads nowhere"),
    ("mkdir rehearse.yaml", "it is a folder"),
    ("mkfifo rehearse.yaml", "it is not an ordinary file"),
  ])
  func `a configuration that is no file ends the run before it begins`(
    making: String,
    reason: String
  ) async throws {
    let run = try await shell(
      #"\#(making); "$REHEARSE" run a.yaml; s=$?; rm -r rehearse.yaml; exit $s"#,
      files: ["a.yaml": .passing]
    )
    #expect(run.status == 2)
    #expect(run.errors == "")
    let message = "rehearse.yaml: error: the file can't be read: \(reason) [unreadable-file]\n"
    #expect(run.output.contains(message))
    #expect(!run.output.contains("It loads"))
  }

  @Test(arguments: ["check a.yaml", "config"])
  func `an app that is not there is told though no scenario needs it`(
    command: String
  ) async throws {
    let check = try await rehearse(
      command,
      files: ["rehearse.yaml": "app: trivias", "a.yaml": .passing]
    )
    #expect(
      check.withoutFiles
        == Outcome(
          status: 2,
          output: command == "config" ? "" : "checked 1 file: 1 error\n",
          errors: """
            rehearse.yaml:1:6: error: unknown app 'trivias' [unknown-app]
             1 | app: trivias
               |      ^~~~~~~ did you mean 'trivia'?

            """
        )
    )
  }

  private static func misplaced(_ path: String) -> String {
    """
    \(path): error: 'rehearse.yaml' belongs at the root of the workspace and is not a scenario file \
    [misplaced-configuration]

    """
  }

  @Test func `an unknown key of the configuration ends the run before it begins`() async throws {
    let run = try await rehearse(
      "run .",
      files: ["rehearse.yaml": "apps: trivia", "a.yaml": .passing]
    )
    #expect(run.errors == "")
    #expect(
      run.output.contains(
        "rehearse.yaml:1:1: error: unknown key 'apps' in the configuration [unknown-key]\n"
      )
    )
    #expect(!run.output.contains("It loads"))
    #expect(run.status == 2)
  }

  @Test(arguments: ["check", "list", "run", "format --check"])
  func `a configured path that leads nowhere is shown in its place`(command: String) async throws {
    let outcome = try await shell(
      #"cd sub && exec "$REHEARSE" \#(command)"#,
      files: [
        "rehearse.yaml": """
        app: trivia
        paths:
          - Scenarois/a.yaml
          - Scenarios
          - Scenarios/*.txt
          - elsewhere

        """,
        "Scenarios/a.yaml": .passing, "sub/b.yaml": .passing,
      ]
    )
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == """
        ../rehearse.yaml:3:5: error: there is no file or folder 'Scenarois/a.yaml' [unreadable-file]
         3 |   - Scenarois/a.yaml
           |     ^~~~~~~~~~~~~~~~ did you mean 'Scenarios/a.yaml'?
        ../rehearse.yaml:5:5: error: no scenario file matches 'Scenarios/*.txt' [unreadable-file]
         5 |   - Scenarios/*.txt
           |     ^~~~~~~~~~~~~~~
        ../rehearse.yaml:6:5: error: there is no file or folder 'elsewhere' [unreadable-file]
         6 |   - elsewhere
           |     ^~~~~~~~~

        """
    )
  }

  @Test func `a path that leads nowhere shows no secret beside it`() async throws {
    let check = try await rehearse(
      "check",
      files: ["rehearse.yaml": "{paths: [no], variables: {pin: hunter2}, secrets: [pin]}"]
    )
    #expect(
      check.errors == """
        rehearse.yaml:1:10: error: there is no file or folder 'no' [unreadable-file]
         1 | {paths: [no], variables: {pin: •••}, secrets: [pin]}
           |          ^~

        """
    )
  }

  @Test func `the configuration's paths and data are relative to itself`() async throws {
    let run = try await shell(
      #"cd elsewhere && exec "$REHEARSE" run --reproducible"#,
      files: [
        "rehearse.yaml": """
        paths: [scenarios]
        app: trivia
        variables: {screens: {fromFile: scenarios/screens.yaml}}
        """,
        "scenarios/screens.yaml": "[Loading, Question]",
        "scenarios/a.yaml": """
        name: It shows ${screens[0]}
        steps: [assert: {screen: "${screens[0]}"}]
        """,
        "elsewhere/b.yaml": .failing,
      ]
    )
    #expect(run.errors == "")
    #expect(
      run.output == """
        ✓ It shows Loading (0.000s)  ../scenarios/a.yaml:1

        1 scenario: 1 passed (app time 0.000 s)

        """
    )
  }
}
