import ScenarioTestSupport
import Testing

struct InspectTests {
  @Test func `an app is shown as it starts, with a selector for each element`() async throws {
    #expect(
      try await rehearse("inspect sign-in", in: Repository.root)
        == Outcome(
          status: 0,
          output: """
            sign-in, at 0.000s: screen 'SignIn'

            staticText 'Please Sign In'                       {staticText: Please Sign In}  (16, 60, 343, 40)
            textField #userName placeholder 'User Name'       userName                      (16, 120, 343, 44)
            secureTextField #password placeholder 'Password'  password                      (16, 180, 259, 44)
            button #showPassword 'SHOW'                       showPassword                  (283, 180, 76, 44)
            button #authenticate 'Sign In'                    authenticate                  (16, 240, 343, 44)  disabled

            """,
          errors: ""
        )
    )
  }

  @Test func `an app can be shown later, and once its animations ended`() async throws {
    let launch = "inspect trivia --argument -networkLatency --argument 1s"
    let headings = [
      ("", "trivia, at 0.000s: screen 'Loading'"),
      ("--at 1s", "trivia, at 1.000s: no screen on top, after transition 'TriviaLoadedSegue'"),
      (
        "--at 1s --settle",
        "trivia, at 1.500s: screen 'Question', after transition 'TriviaLoadedSegue'"
      ),
    ]
    for (options, heading) in headings {
      let outcome = try await rehearse("\(launch) \(options)", in: Repository.root)
      #expect(outcome.output.firstLine == heading)
    }
  }

  @Test func `a scenario is inspected with the values of the command line`() async throws {
    let inspection = try await rehearse(
      "inspect a.yaml --var name=Learn=Swift --step 2",
      files: ["a.yaml": "name: A\napp: trivia\nsteps: [log: \"${name}\"]\n"]
    )
    #expect(inspection.errors == "")
    #expect(
      inspection.output.firstLine
        == "A, after step 2 (log Learn=Swift), at 0.000s: screen 'Loading'"
    )
  }

  @Test(arguments: [
    ("trivia --var a=b", "rehearse: error: '--step', '--filter' and '--var' are for a scenario"),
    ("a.yaml --var a", "Error: '--var a' is not of the form name=value."),
  ])
  func `a value that nothing can take is wrong usage`(
    arguments: String,
    expected: String
  ) async throws {
    let inspection = try await rehearse("inspect \(arguments)", files: ["a.yaml": .passing])
    #expect(inspection.status == 64)
    #expect(inspection.errors.firstLine == expected)
  }

  private static let twoSteps: FileContent = """
    name: A to-do is opened
    app: todo
    steps:
      - group:
          name: Open it
          steps:
            - tap: Go to Gym
            - waitFor: {screen: View}
      - tap: Nowhere
    teardown:
      - back

    """

  @Test(arguments: [
    ("--step 1", "after step 1 (launch todo), at 0.000s: screen 'Root'"),
    (
      "--step 2",
      "after step 2 (group Open it), at 0.450s: screen 'View', after transition 'viewTodo'"
    ),
    (
      "--step 3",
      "after step 3 (tap Go to Gym), at 0.100s: no screen on top, after transition 'viewTodo'"
    ),
    (
      "--step 4",
      "after step 4 (waitFor screen: View), at 0.450s: screen 'View', after transition 'viewTodo'"
    ),
  ])
  func `a scenario is shown after a step of its log`(
    _ option: String,
    _ heading: String
  ) async throws {
    let outcome = try await rehearse("inspect a.yaml \(option)", files: ["a.yaml": Self.twoSteps])
    #expect(outcome.output.firstLine == "A to-do is opened, \(heading)")
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test(arguments: [
    ("--step 4", "after step 4 (tap Add Todo), at 0.100s: no screen on top"),
    ("--step 3", "after step 3 (turn 1), at 0.100s: no screen on top"),
    ("--step 2", "after step 2 (repeat until: {screen: Add}, atMost: 2), at 0.450s: screen 'Add'"),
  ])
  func `a loop is shown before and after it asks whether to go on`(
    _ option: String,
    _ heading: String
  ) async throws {
    let outcome = try await rehearse(
      "inspect a.yaml \(option)",
      files: [
        "a.yaml": """
        name: A
        app: todo
        steps:
          - repeat: {until: {screen: Add}, atMost: 2, steps: [tap: Add Todo]}

        """
      ]
    )
    #expect(outcome.output.firstLine == "A, \(heading), after transition 'addTodo'")
    #expect(outcome.status == 0)
  }

  @Test func `a step that fails is where a scenario is shown`() async throws {
    let outcome = try await rehearse("inspect a.yaml", files: ["a.yaml": Self.twoSteps])
    #expect(
      outcome.output.firstLine?.hasPrefix("A to-do is opened, after step 5 (tap Nowhere)") == true
    )
    #expect(
      outcome.errors == """
        rehearse: error: step 5 failed: no element matches 'Nowhere', and nothing is scheduled \
        that could change that

        """
    )
    #expect(outcome.status == 1)
  }

  @Test func `a step that is never executed is told`() async throws {
    let outcome = try await rehearse(
      "inspect a.yaml --step 99",
      files: [
        "a.yaml": "name: A\napp: todo\nsteps:\n  - pause: 1s\n"
      ]
    )
    #expect(outcome.errors == "rehearse: warning: step 99 was not executed; this is after step 2\n")
    #expect(outcome.status == 0)
  }

  @Test(arguments: [
    (
      "--step 0",
      "'0' is invalid for '--step <number>': '0' is no whole number from 1 to \(Int.max)."
    ),
    (
      "--step -1",
      "'-1' is invalid for '--step <number>': '-1' is no whole number from 1 to \(Int.max)."
    ),
    (
      "--at -1s",
      "'-1s' is invalid for '--at <2s>': '-1s' is no duration such as '350ms', '2s' or '1m'."
    ),
  ])
  func `a number that does not fit is told with those that do`(
    option: String,
    reason: String
  ) async throws {
    let outcome = try await rehearse("inspect todo \(option)", in: Repository.root)
    #expect(outcome.status == 64)
    #expect(outcome.errors.firstLine == "Error: The value \(reason)")
  }

  @Test(arguments: [
    "TEST_TOTAL_SHARDS=2 TEST_SHARD_INDEX=1", "TEST_TOTAL_SHARDS=2 TEST_SHARD_INDEX=2",
    "TESTBRIDGE_TEST_ONLY=zzz",
  ])
  func `a scenario that is named is shown, whatever is to be run`(
    variables: String
  ) async throws {
    let inspection = try await shell(
      #"\#(variables) "$REHEARSE" inspect a.yaml"#,
      files: ["rehearse.yaml": "tags: {include: [smoke]}\n", "a.yaml": .passing]
    )
    #expect(inspection.errors == "")
    #expect(
      inspection.output.firstLine
        == "It loads, after step 2 (assert screen: Loading), at 0.000s: screen 'Loading'"
    )
  }

  @Test func `an empty pattern is found in every name`() async throws {
    let inspection = try await rehearse("inspect a.yaml --filter ''", files: ["a.yaml": .passing])
    #expect(inspection.errors == "")
    #expect(inspection.status == 0)
  }

  @Test func `a scenario that is skipped is told with the reason`() async throws {
    let inspection = try await rehearse(
      "inspect a.yaml:8",
      files: [
        "a.yaml": """
        suite: Two
        app: trivia
        scenarios:
          - name: It loads
            steps:
              - assert: {screen: Loading}
          - name: It waits for better times
            skip: not yet
            steps:
              - assert: {screen: Question}

        """
      ]
    )
    #expect(
      inspection.withoutFiles
        == Outcome(
          status: 4,
          output: "",
          errors: "rehearse: error: 'It waits for better times' is skipped: not yet\n"
        )
    )
  }

  @Test func `paths and names may begin with a dash`() async throws {
    let outcome = try await rehearse(
      "inspect --filter=-h -- -dash.yaml",
      files: ["-dash.yaml": "name: A-h\napp: todo\nsteps:\n  - pause: 1s\n"]
    )
    #expect(outcome.errors == "")
    #expect(outcome.output.firstLine == "A-h, after step 2 (pause 1s), at 1.000s: screen 'Root'")
  }

  @Test func `what was typed into a secure field is not shown`() async throws {
    let outcome = try await rehearse(
      "inspect a.yaml",
      files: [
        "a.yaml": """
        name: A
        app: sign-in
        steps:
          - type: {into: password, text: swordfish}
          - tap: showPassword

        """
      ]
    )
    #expect(
      outcome.withoutFiles
        == Outcome(
          status: 0,
          output: """
            A, after step 3 (tap showPassword), at 0.650s: screen 'SignIn'

            staticText 'Please Sign In'                             {staticText: Please Sign In}  (16, 60, 343, 40)
            textField #userName placeholder 'User Name'             userName                      (16, 120, 343, 44)
            textField #password value '•••' placeholder 'Password'  password                      (16, 180, 259, 44)  focused
            button #showPassword 'HIDE'                             showPassword                  (283, 180, 76, 44)
            button #authenticate 'Sign In'                          authenticate                  (16, 240, 343, 44)  disabled
            keyboard                                                {type: keyboard}              (0, 407, 375, 260)

            """,
          errors: ""
        )
    )
  }

  @Test(arguments: [
    ("inspect tood", "unknown app 'tood'; did you mean 'todo'?"),
    (
      "inspect nope.yaml",
      "there is no file or folder 'nope.yaml', and no app has that name"
    ),
    ("inspect a:3", "there is no file or folder 'a:3', and no app has that name"),
    ("inspect b/a", "there is no file or folder 'b/a', and no app has that name"),
    ("inspect 'x*'", "no scenario file matches 'x*', and no app has that name"),
    ("inspect todo --step 2", "'--step', '--filter' and '--var' are for a scenario"),
    (
      "inspect a.yaml --settle",
      "'--argument', '--at' and '--settle' are for an app, not a scenario"
    ),
    (
      "inspect .",
      """
      2 scenarios are meant; name one by its line or with '--filter'
        a.yaml:1: It loads
        b.yaml:1: It is done at once
      """
    ),
  ])
  func `what can't be inspected is told`(_ command: String, _ problem: String) async throws {
    #expect(
      try await rehearse(command, files: ["a.yaml": .passing, "b.yaml": .failing]).withoutFiles
        == Outcome(status: 64, output: "", errors: "rehearse: error: \(problem)\n")
    )
  }
}

extension String {
  fileprivate var firstLine: String? { split(separator: "\n").first.map(String.init) }
}
