import ScenarioTestSupport
import Testing

/// The recorder as people use it: lines in, a scenario out.
struct RecordTests {
  @Test(arguments: ["-9223372036854775808", "9223372036854775807"])
  func `a number that nothing has ends no recording`(number: String) async throws {
    let lines = [
      "d N", "x N", "a N", "a 1 N", "o N", "o 1 N", "e N tap: x", "name N x", "flow N", "flow 1-N",
      "flow 1 a t=N",
    ]
    let outcome = try await rehearse(
      "record todo-lists --terminal < lines",
      files: [
        "lines": "4\n\((lines + ["N"]).map { "\($0.replacing("N", with: number))\n" }.joined())"
      ]
    )
    let answers = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("write ") }
    #expect(answers.count == lines.count)
    #expect(outcome.errors.contains("not recorded: unknown command '\(number)'"))
    #expect(outcome.output.contains("tap: {staticText: Due Today}"))
    #expect(outcome.status == 0)
  }

  @Test func `a recorded scenario is printed, and the conversation is apart from it`() async throws
  {
    let outcome = try await rehearse(
      "record todo-lists --terminal --name 'Due today' < lines",
      files: ["lines": "4\ntab: Done\n7 press\na\nq\nnot read\n"]
    )
    #expect(
      outcome
        == Outcome(
          status: 0,
          output: """
            name: Due today
            app: todo-lists
            steps:
              - tap: {staticText: Due Today}
              - waitFor: {elements: {type: table}, count: 1}

            """,
          errors: """
            recording todo-lists; the scenario is printed at the end; '?' lists the commands
            screen 'Lists', at 0.000s
                1  navigationBar 'Pick a List'
                2  table
                3    cell
                4      staticText 'Due Today'
                5    cell
                6      staticText 'Unfinished'
                7    cell
                8      staticText 'Finished'
            recorded:
                1  - tap: {staticText: Due Today}
                2  - waitFor: {elements: {type: table}, count: 1}
            ✓ proved at every timing (3 runs)

            screen 'List', at 0.950s
                1  navigationBar 'Due Today'
                2    button 'Pick a List'
                3  table
                4    cell value '1'
                5      staticText 'done: Do something'
                6      staticText 'Saturday, September 12, 2015 at 12:00 PM'
                7    cell value '0'
                8      staticText 'Stuff and things'
                9      staticText 'Saturday, September 12, 2015 at 12:00 PM'
            not recorded: unknown command 'tab'; did you mean 'tap'?
            write 7, followed by nothing, 'double', 'hold', 'type TEXT', 'clear', 'set VALUE', 'swipe DIRECTION' or 'scroll DIRECTION'; '?' lists all commands
                1  assert: {screen: List}
                2  assert: {navigationBar: Due Today}
                3  assert: {button: Pick a List}
                4  assert: {staticText: "done: Do something"}
                5  assert: {staticText: Stuff and things}
                6  assert: {element: {navigationBar: Pick a List}, exists: false}
                7  assert: {element: {staticText: Due Today}, exists: false}
                8  assert: {element: {staticText: Unfinished}, exists: false}
                9  assert: {element: {staticText: Finished}, exists: false}
               10  assert: {transition: showDetail}
               11  audit
            record one with 'a 0 NUMBER'

            """,
          files: ["lines": "4\ntab: Done\n7 press\na\nq\nnot read\n"]
        )
    )
  }

  @Test func `the file is on disk after every step, and is removed with the last one`() async throws
  {
    let outcome = try await shell(
      #"""
      mkfifo lines; "$REHEARSE" record sign-in --terminal -o new/a.yaml < lines 2> log &
      exec 3> lines
      echo '2 type ada' >&3; until test -s new/a.yaml; do :; done; cat new/a.yaml
      echo u >&3; while test -e new/a.yaml; do :; done
      echo q >&3; wait; ls
      """#,
      files: [:]
    )
    #expect(
      outcome.output == """
        name: New scenario
        app: sign-in
        steps:
          - type: {into: userName, text: ada}
        lines
        log

        """
    )
  }

  @Test func `a file that another program has changed is not replaced`() async throws {
    let outcome = try await shell(
      #"""
      mkfifo lines; "$REHEARSE" record sign-in --terminal -o a.yaml < lines &
      exec 3> lines
      echo '2 type ada' >&3; until test -s a.yaml; do :; done; echo '# mine' > a.yaml
      echo 4 >&3; echo q >&3; exec 3>&-; wait $!; echo $?; cat a.yaml
      """#,
      files: [:]
    )
    #expect(
      outcome.output == """
        name: New scenario
        app: sign-in
        steps:
          - type: {into: userName, text: ada}
          - tap: showPassword
        3
        # mine

        """
    )
    #expect(
      outcome.errors.contains(
        "rehearse: error: 'a.yaml' can't be written: another program has changed it\n"
      )
    )
    #expect(
      outcome.errors.hasSuffix(
        "rehearse: error: 'a.yaml' was not written; the scenario was printed instead\n"
      )
    )
  }

  @Test func `a person waits for rest where later steps pass only before it`() async throws {
    let file = """
      name: The form stays for a moment
      app: sign-in
      steps:
        - type: {into: userName, text: admin}
        - type: {into: password, text: admin}
        - tap: authenticate
        - pause: 100ms
        - assert: {screen: SignIn}

      """
    let outcome = try await shell(
      #"""
      printf 'log: here\nw\n\nw\n' | "$REHEARSE" record --terminal a.yaml:7 2> log
      grep -E "^(screen|not|    [12]  -)" log; cat a.yaml
      """#,
      files: ["a.yaml": FileContent(stringLiteral: file)]
    )
    #expect(
      outcome.output == """
        screen 'SignIn', at 0.800s, before the app is at rest
            1  - log: here
            2  - waitFor: {screen: Welcome}
        screen 'Welcome', at 1.500s
        screen 'Welcome', at 1.500s
        not recorded: nothing is scheduled: the app stays as it is
        \(file.replacing("  - pause", with: "  - log: here\n  - waitFor: {screen: Welcome}\n  - pause"))
        """
    )
  }

  @Test func `imports are found from the folder of the file`() async throws {
    let outcome = try await shell(
      #"echo 2 | "$REHEARSE" record todo --terminal --import words.yaml -o a/b.yaml 2> log; cat a/b.yaml"#,
      files: ["words.yaml": "vocabulary: Words\nelements: {add: {button: Add Todo}}\n"]
    )
    #expect(
      outcome.output == """
        name: New scenario
        app: todo
        import: [../words.yaml]
        steps:
          - tap: {named: add}

        """
    )
  }

  @Test(arguments: [
    ("tood", 64, "rehearse: error: unknown app 'tood'; did you mean 'todo'?"),
    (
      "shop", 64,
      "rehearse: error: 'shop' is an app of rehearse.yaml, and only app models can be recorded; write its steps in a scenario file"
    ),
    (
      "a.yaml -o b.yaml", 64,
      "rehearse: error: '-o', '--name', '--import', '--argument', '--env' and '--now' are for an app, not a scenario file"
    ),
    (
      "todo -o a.yaml", 64,
      "rehearse: error: 'a.yaml' exists; to add steps to it, use 'rehearse record a.yaml'"
    ),
    (
      "b.yaml", 64,
      "rehearse: error: there is no file or folder 'b.yaml', and no app has that name; did you mean 'a.yaml'?"
    ),
    (
      "a.yaml:1", 64,
      "rehearse: error: line 1 is not between steps of 'setup', 'steps', 'teardown' or a group in them, each on lines of its own; use a.yaml:4"
    ),
    (
      "a.yaml", 2,
      "rehearse: error: 'tap: Nope' at a.yaml:5 fails before the place of the recording: no element matches 'Nope', and the app will not change by itself; to record before that step, use 'rehearse record a.yaml:5'"
    ),
    ("words.yaml", 64, "rehearse: error: 'words.yaml' has no steps; name a file with a scenario"),
    (
      "todo -o folder", 64,
      "rehearse: error: 'folder' is a folder; name a file in it, such as '-o folder/new.yaml'"
    ),
    (
      "todo --now tomorrow", 64,
      "rehearse: error: The value 'tomorrow' is invalid for '--now <time>': it is not a date and time such as '2026-01-31T12:00:00Z'."
    ),
    (
      "broken.yaml", 2,
      "broken.yaml:4:5: error: unknown command 'tab' [unknown-command]"
    ),
    (
      "trivia --argument -startAt --argument 9", 2,
      "rehearse: error: '-startAt' must be less than the number of questions, 3; found '9'"
    ),
    (
      "todo --env MODE", 64,
      "rehearse: error: The value 'MODE' is invalid for '--env <name=value>': it is not of the form name=value."
    ),
  ])
  func `a recording that can't begin says why`(
    arguments: String,
    status: Int32,
    error: String
  ) async throws {
    let outcome = try await rehearse(
      "record \(arguments) --terminal < /dev/null",
      files: [
        "a.yaml": "name: A\napp: todo\nsteps:\n  - tap: Add Todo\n  - tap: Nope\n",
        "words.yaml": "vocabulary: Words\nelements: {add: {button: Add Todo}}\n",
        "folder/.keep": "",
        "broken.yaml": "name: A\napp: todo\nsteps:\n  - tab: Done\n",
        "rehearse.yaml": "apps: {shop: {web: http://shop.test/}}\n",
      ]
    )
    #expect(outcome.errors.firstLine == error)
    #expect(outcome.status == status)
    #expect(outcome.output == "")
  }

  @Test func `a file that can't be made is an error, and nothing is lost`() async throws {
    let outcome = try await rehearse(
      "record todo --terminal -o blocked/a.yaml < lines",
      files: ["blocked": "no folder", "lines": "2\n"]
    )
    #expect(outcome.status == 3)
    #expect(outcome.output == "name: New scenario\napp: todo\nsteps:\n  - tap: Add Todo\n")
    #expect(
      outcome.errors.hasSuffix(
        "rehearse: error: 'blocked/a.yaml' was not written; the scenario was printed instead\n"
      )
    )
  }

  @Test func `a password is masked in the conversation`() async throws {
    let outcome = try await rehearse(
      "record sign-in --terminal -o a.yaml < lines",
      files: ["lines": "2 type admin\n3 type hunter22\n4\nf\na 3\n"]
    )
    #expect(!outcome.errors.contains("hunter22"))
    #expect(outcome.errors.contains("variables: {password: •••}"))
  }
}
