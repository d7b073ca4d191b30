import Testing

/// The options that choose from the plan, as people combine them.
struct ChoosingTests {
  private static let suite: FileContent = """
    suite: T
    app: trivia
    scenarios:
      - {name: One, tags: [smoke, fast], steps: [log: x]}
      - {name: Two, tags: [slow], steps: [log: x]}
      - {name: Three, steps: [log: x]}
    """

  private static let lines = ["One": 4, "Two": 5, "Three": 6]

  @Test(arguments: [
    ("", ["One", "Two", "Three"]),
    ("--tag smoke --tag slow", ["One", "Two"]),
    ("--tag 'smoke and fast or slow'", ["One", "Two"]),
    ("--tag 'not smoke' --exclude-tag slow", ["Three"]),
    ("--exclude-tag smoke --exclude-tag slow", ["Three"]),
    ("--filter T", ["Two", "Three"]),
    ("--filter '^T.o$'", ["Two"]),
    ("--filter T --tag slow", ["Two"]),
    ("--shard 2/2", ["Two"]),
    ("--shard 1/2 --exclude-tag smoke", ["Two"]),
  ])
  func `all options together choose`(options: String, names: [String]) async throws {
    let list = try await rehearse("list a.yaml \(options)", files: ["a.yaml": Self.suite])
    #expect(list.output == names.map { "a.yaml:\(Self.lines[$0] ?? 0): \($0)\n" }.joined())
    #expect(list.errors == "")
    #expect(list.status == 0)
  }

  @Test(arguments: [
    (
      "--tag smok", 4,
      """
      rehearse: warning: no scenario has the tag 'smok' [unknown-tag]
        did you mean 'smoke'?
      rehearse: error: there is no scenario to run: the selection leaves out all 3

      """
    ),
    (
      "--tag smoke --exclude-tag slwo", 0,
      """
      rehearse: warning: no scenario has the tag 'slwo' [unknown-tag]
        did you mean 'slow'?

      """
    ),
    (
      "--tag smoke --exclude-tag fast", 4,
      "rehearse: error: there is no scenario to run: the selection leaves out all 3\n"
    ),
    (
      "--filter ^t", 4,
      "rehearse: error: there is no scenario to run: the selection leaves out all 3\n"
    ),
    (
      "--shard 4/5", 0,
      "rehearse: note: this shard has no scenario; the others have them all\n"
    ),
    (
      "--var oen=1", 0,
      "rehearse: warning: no selected scenario uses 'oen', which --var sets [unused-override]\n"
    ),
  ])
  func `nothing that was asked for in vain is passed over`(
    options: String,
    status: Int32,
    errors: String
  ) async throws {
    let run = try await rehearse("run a.yaml \(options)", files: ["a.yaml": Self.suite])
    #expect(run.errors == errors)
    #expect(run.status == status)
  }

  @Test(arguments: [
    ("tag", "smoke,slow", "column 6: ',' does not belong here; write 'or'"),
    ("exclude-tag", "!slow", "column 1: '!' does not belong here; write 'not'"),
  ])
  func `a malformed tag expression is wrong usage`(
    option: String,
    text: String,
    reason: String
  ) async throws {
    let run = try await rehearse("run a.yaml --\(option) '\(text)'", files: ["a.yaml": Self.suite])
    #expect(run.status == 64)
    #expect(
      run.errors.prefix { $0 != "\n" } == """
        rehearse: error: The value '\(text)' is invalid for '--\(option) <expression>': '\(text)', \(reason).
        """
    )
  }

  @Test(arguments: [
    ("a(", "is not a regular expression: missing ')' for the group at character 2"),
    (
      "(?>a+)+b",
      "uses an atomic group at character 1, which is not supported; write '(?:' instead of '(?>'"
    ),
    ("(a{1,200}){1,200}", "has more than 10000 states; use smaller counts in '{n,m}'"),
  ])
  func `a malformed or unsupported pattern is wrong usage`(
    pattern: String,
    reason: String
  ) async throws {
    for command in ["run", "list", "inspect"] {
      let run = try await rehearse(
        "\(command) a.yaml --filter '\(pattern)'",
        files: ["a.yaml": Self.suite]
      )
      #expect(run.status == 64)
      #expect(
        run.errors.prefix { $0 != "\n" } == """
          rehearse: error: The value '\(pattern)' is invalid for '--filter <pattern>': '\(pattern)' \(reason).
          """
      )
    }
  }

  @Test(arguments: [
    ("a.yaml", 0, ""),
    (
      "a.yaml --exclude-tag wip", 0,
      """
      rehearse: warning: no scenario has the tag 'wip' [unknown-tag]
        tags: fast, slow, smoke

      """
    ),
    (
      "", 0,
      """
      rehearse.yaml:2:18: warning: no scenario has the tag 'wip' [unknown-tag]
       2 | tags: {exclude: [wip]}
         |                  ^~~ tags: fast, slow, smoke

      """
    ),
    (
      "a.yaml --filter nothing", 4,
      """
      rehearse.yaml:2:18: warning: no scenario has the tag 'wip' [unknown-tag]
       2 | tags: {exclude: [wip]}
         |                  ^~~ tags: fast, slow, smoke
      rehearse: error: there is no scenario to run: the selection, to which 'tags' in rehearse.yaml \
      belongs, leaves out all 3

      """
    ),
  ])
  func `a tag of the configuration may be missing in a part of the workspace`(
    arguments: String,
    status: Int32,
    errors: String
  ) async throws {
    let run = try await rehearse(
      "run \(arguments)",
      files: [
        "a.yaml": Self.suite, "rehearse.yaml": "paths: [a.yaml]\ntags: {exclude: [wip]}",
      ]
    )
    #expect(run.errors == errors)
    #expect(run.status == status)
  }

  @Test func `list prints what is sound beside what is not`() async throws {
    let list = try await rehearse(
      "list .",
      files: ["a.yaml": Self.suite, "b.yaml": .broken, "c.yaml": .passing]
    )
    #expect(
      list.output == """
        a.yaml:4: One
        a.yaml:5: Two
        a.yaml:6: Three
        c.yaml:1: It loads

        """
    )
    #expect(
      list.errors == """
        b.yaml:4:5: error: unknown command 'tpa' [unknown-command]
         4 |   - tpa: AnswerA
           |     ^~~ did you mean 'tap'?

        """
    )
    #expect(list.status == 2)
  }

  @Test(arguments: [
    ("--shard", "--shard 1/2 --shard 2/2"), ("--filter", "--filter One --filter Two"),
  ])
  func `a choice that would be passed over is wrong usage`(
    option: String,
    options: String
  ) async throws {
    for command in ["run", "list", "check", "config"] {
      let run = try await rehearse("\(command) a.yaml \(options)", files: ["a.yaml": Self.suite])
      #expect(run.status == 64)
      #expect(
        run.errors.prefix { $0 != "\n" }
          == "rehearse: error: '\(option)' is given twice, but takes one value."
      )
    }
  }

  @Test(arguments: ["--jobs 1", "--jobs 3 --shard 2/2", "--jobs 2 --filter Two"])
  func `a seed means the same delays for a scenario whatever runs beside it`(
    options: String
  ) async throws {
    let run = try await rehearse(
      "run a.yaml \(options) --timing random --seed 3 --reproducible | grep Two",
      files: [
        "a.yaml": """
        suite: T
        app: trivia
        launch: {arguments: [isUITesting]}
        scenarios:
          - {name: One, steps: [waitFor: {screen: Question}]}
          - {name: Two, steps: [waitFor: {screen: Question}]}
        """
      ]
    )
    #expect(run.output == "✓ Two (0.690s)  a.yaml:6\n")
  }
}
