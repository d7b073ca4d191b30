import ScenarioTestSupport
import Testing

struct InspectTests {
  @Test func `an app is shown in a state or as a URL opens it`() async throws {
    let state = try await rehearse(
      "inspect todo --state viewing --with title='Plan Holiday'",
      files: [:]
    )
    #expect(state.output.hasPrefix("todo, at 0.000s: screen 'View'\n"))
    #expect(state.output.contains("staticText 'Plan Holiday'"))
    let opened = try await rehearse("inspect controls --url controls:texts", files: [:])
    #expect(opened.output.hasPrefix("controls, at 0.000s: screen 'Texts'\n"))
  }

  @Test(arguments: [
    ("--state edit", 64, "the app 'todo' has no state 'edit'; did you mean 'editing'?"),
    ("--url todo:add", 64, "the app 'todo' does not open 'todo:add'; it opens no URLs"),
    (
      "--state viewing --with titel=A", 64,
      "the state 'viewing' has no parameter 'titel'; did you mean 'title'?"
    ),
    ("--with title=A", 64, "'--with' is for the state of '--state'."),
    ("--state viewing --with title", 64, "'--with title' is not of the form name=value."),
  ])
  func `an app is not shown as it can't be started`(
    options: String,
    status: Int32,
    reason: String
  ) async throws {
    let outcome = try await rehearse("inspect todo \(options)", files: [:])
    #expect(outcome.status == status)
    #expect(outcome.errors.hasPrefix("rehearse: error: \(reason)\n"))
  }

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

  @Test(arguments: [
    ("trivia --at 100ms", 101, "trivia, at 0.100s: screen 'Loading'"),
    ("a.yaml", 101, "Soon, after step 2 (pause 100ms), at 0.100s: screen 'Loading'"),
  ])
  func `a delay has the length of the command line`(
    subject: String,
    length: Int,
    heading: String
  ) async throws {
    let scenario =
      "name: Soon\napp: trivia\nlaunch: {arguments: [isUITesting]}\nsteps: [pause: 100ms]"
    let argument = subject.hasPrefix("trivia") ? "--argument isUITesting" : ""
    let outcome = try await rehearse(
      "inspect \(subject) \(argument) --delay 'bundled questions=\(length)ms'",
      files: ["a.yaml": "\(scenario)"]
    )
    #expect(outcome.errors == "")
    #expect(outcome.output.firstLine == heading)
  }

  @Test(arguments: [
    ("trivia --delay modl=1s", "no chosen app has a delay 'modl'; did you mean 'modal'?"),
    (
      "https://shop.test/ --delay keyboard=1s", "'--delay' is for app models, and this app has none"
    ),
  ])
  func `a delay that the app does not have is refused`(
    arguments: String,
    error: String
  ) async throws {
    let outcome = try await rehearse("inspect \(arguments)", files: [:])
    #expect(outcome.errors == "rehearse: error: \(error)\n")
    #expect(outcome.status == 64)
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
    (
      "trivia --var a=b",
      "rehearse: error: '--step', '--page', '--filter' and '--var' are for a scenario"
    ),
    ("a.yaml --var a", "rehearse: error: '--var a' is not of the form name=value."),
  ])
  func `a value that nothing can take is wrong usage`(
    arguments: String,
    expected: String
  ) async throws {
    let inspection = try await rehearse("inspect \(arguments)", files: ["a.yaml": .passing])
    #expect(inspection.status == 64)
    #expect(inspection.errors.firstLine == expected)
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

  @Test func `an empty pattern is refused, as it would be found in every name`() async throws {
    let inspection = try await rehearse("inspect a.yaml --filter ''", files: ["a.yaml": .passing])
    #expect(
      inspection.errors.firstLine == """
        rehearse: error: The value '' is invalid for '--filter <pattern>': a pattern is empty, perhaps \
        that of a variable that is not set.
        """
    )
    #expect(inspection.status == 64)
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
    (
      "inspect todo --state editing",
      "the state 'editing' needs a value for 'title'; add --with 'title=Go to Gym'"
    ),
    ("inspect a:3", "there is no file or folder 'a:3', and no app has that name"),
    ("inspect b/a", "there is no file or folder 'b/a', and no app has that name"),
    ("inspect 'x*'", "no scenario file matches 'x*', and no app has that name"),
    ("inspect todo --step 2", "'--step', '--page', '--filter' and '--var' are for a scenario"),
    (
      "inspect a.yaml --settle",
      "'--argument', '--state', '--url', '--at' and '--settle' are for an app, not a scenario"
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
