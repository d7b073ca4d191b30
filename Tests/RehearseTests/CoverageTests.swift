import ScenarioTestSupport
import Testing

struct CoverageTests {
  /// A beginning of the app with the fewest screens, whose search is short.
  private static let lists: FileContent = """
    name: The lists are shown
    app: todo-lists
    steps:
      - assert: {screen: Lists}

    """

  /// Short scenarios, which leave most of their app uncovered.
  private static let beginnings: [String] = [
    "app: todo\nsteps: [{tap: Add Todo}, {waitFor: {screen: Add}}]",
    "app: sign-in\nsteps: [{type: {into: userName, text: admin}}, {type: {into: password, text: admin}}]",
    "app: todo-lists\nsteps: [{assert: {screen: List}}]",
    "app: trivia\nlaunch: {arguments: [isUITesting]}\nsteps: [{waitFor: {screen: Question}}]",
  ]

  @Test(arguments: beginnings)
  func `scenarios that cover more are written, can be checked, and pass at every timing`(
    beginning: String
  ) async throws {
    let run = try await shell(
      """
      "$REHEARSE" coverage a.yaml --write more && "$REHEARSE" check more && "$REHEARSE" format --check more && "$REHEARSE" run more &&
        "$REHEARSE" explore more --require-proof
      """,
      files: ["a.yaml": "name: A beginning\n\(beginning)\n"]
    )
    #expect(run.errors == "")
    #expect(!run.output.contains("'--write DIR' writes all"))
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func `a scenario that does not pass is named`() async throws {
    let run = try await rehearse(
      "coverage a.yaml",
      files: ["a.yaml": "name: A\napp: todo-lists\nsteps: [{assert: Cheese}]\n"]
    )
    #expect(
      run.output.hasSuffix(
        "a.yaml:1 does not pass, and covers only what comes before its failure\n"
      )
    )
    #expect(run.status == 0)
  }

  @Test func `a share below the minimum fails`() async throws {
    let run = try await rehearse(
      "coverage a.yaml --minimum used=80% --minimum seen=1%",
      files: [
        "a.yaml": "name: A\napp: todo-lists\nsteps: [{tap: {cell: {containing: Due Today}}}]\n"
      ]
    )
    #expect(run.errors == "rehearse: error: used 1/3 (33.3 %) is less than 80 %\n")
    #expect(run.status == 1)
  }

  @Test(arguments: ["coverage", "explore"])
  func `scenarios and replay files can't be written into a folder without a name`(
    command: String
  )
    async throws
  {
    let run = try await rehearse("\(command) . --write ''", files: ["a.yaml": Self.lists])
    #expect(run.errors.firstLine == "rehearse: error: '--write' needs a folder.")
    #expect(run.status == 64)
  }

  @Test(arguments: ["0x10%", "1e1%", "+5", "101%", "%", "nan", "90", "0.9"])
  func `what is no decimal share from 0 to 100 is no minimum`(share: String) async throws {
    let run = try await rehearse(
      "coverage . --minimum 'used=\(share)'",
      files: ["a.yaml": Self.lists]
    )
    #expect(run.errors.contains(": '\(share)' is not a share from 0% to 100%."), "\(run.errors)")
    #expect(run.status == 64)
  }

  @Test func `an unknown unit is an error with the nearest`() async throws {
    let run = try await rehearse("coverage . --minimum use=80%", files: ["a.yaml": Self.lists])
    #expect(run.errors.contains("'use' is not counted; did you mean 'used'?\n"))
    #expect(run.status == 64)
  }

  @Test func `the search also begins in the states that scenarios start their apps in`()
    async throws
  {
    let run = try await rehearse(
      "coverage a.yaml --write more",
      files: [
        "a.yaml": """
        name: A to-do can be edited
        app: todo
        launch: {state: editing, with: {title: Go to Gym}}
        steps:
          - assert: {screen: Edit}

        """
      ]
    )
    #expect(
      run.files["more/todo-the-screen-changes-by-back.yaml"] == """
        name: The screen changes by back
        app: todo
        launch: {state: editing, with: {title: Go to Gym}}
        steps:
          - tap: {button: View Todo}
          - assert: {screen: View}

        """
    )
  }

  @Test func `a crash that the search meets is shown with the way to it`() async throws {
    let run = try await rehearse(
      "coverage a.yaml",
      files: ["a.yaml": Self.lists]
    )
    #expect(
      run.output.contains(
        """
          the app crashes: the toggled row is no longer in the list
            name: The app crashes
            app: todo-lists
            launch: {arguments: [-legacyCrashOnToggle]}
            steps:
              - tap: {type: cell, containing: Unfinished}
              - longPress: {type: cell, containing: Do anything}
        """
      )
    )
    #expect(run.status == 0)
  }

  @Test func `each launch argument has a scenario, except one that takes a file if there is none`()
    async throws
  {
    let run = try await rehearse(
      "coverage a.yaml --report json-lines=c.jsonl",
      files: ["a.yaml": "name: A\napp: trivia\nsteps: [{assert: {screen: Loading}}]\n"]
    )
    let gaps = try #require(run.files["c.jsonl"]).split(separator: "\n")
      .filter { $0.contains(#""unit":"arguments""#) }
    let launches = gaps.map { String($0.firstMatch(of: /arguments: \[(.*?)\]/)?.1 ?? "none") }
    #expect(
      launches == [
        "-isUITesting", #"-networkFailures, \"1\""#, #"-networkLatency, \"100ms\""#,
        "-placeholderWindow", "none", #"-startAt, \"1\""#,
      ]
    )
  }

  @Test(arguments: ["", "--write new/scenarios"])
  func `a launch argument that takes a file has a scenario with the first file that does`(
    options: String
  ) async throws {
    let run = try await rehearse(
      "coverage suite/a.yaml --report json-lines=c.jsonl \(options)",
      files: [
        "suite/a.yaml": "name: A\napp: trivia\nsteps: [{assert: {screen: Loading}}]\n",
        "data/a-list.json": "[1, 2]\n",
        "data/questions.json": """
        {"questions": [{"title": "Why?", "answer_a": "So", "answer_b": "No", "answer_c": "Yes",
        "correct_answer": 1}]}

        """,
        "rehearse.yaml": "paths: [suite]\n",
      ]
    )
    let text = run.files["c.jsonl"]?.split(separator: "\n").first {
      $0.contains(#""id":"questions""#)
    }
    let up = options.isEmpty ? ".." : "../.."
    #expect(text?.contains("[-questions, \(up)/data/questions.json]") == true, "\(text ?? "")")
  }

  @Test func `what a launch alone leads to has a scenario without a gesture`() async throws {
    let run = try await rehearse(
      "coverage a.yaml",
      files: ["a.yaml": "name: A\napp: trivia\nsteps: [{assert: {screen: Loading}}]\n"]
    )
    #expect(
      run.output.contains(
        """
            name: The screen Question is reached
            app: trivia
            launch: {arguments: [-isUITesting]}
            steps:
              - waitFor: {screen: Question}
        """
      )
    )
  }

  @Test func `a way for which any text does is shown although scenarios type a secret there`()
    async throws
  {
    let run = try await rehearse(
      "coverage a.yaml --write more",
      files: [
        "a.yaml": """
        name: Sign in
        app: sign-in
        steps:
          - type: {into: userName, text: admin}
          - type: {into: {secureTextField: Password}, text: sesame}
          - tap: authenticate

        """
      ]
    )
    let text = run.files.first { $0.key.contains("incorrect") }?.value
    #expect(text?.contains("text: a}") == true, "\(run.files.keys)")
  }

  @Test func `scenarios that exist already are one error`() async throws {
    let run = try await shell(
      """
      "$REHEARSE" coverage a.yaml --write more >/dev/null; rm more/todo-lists-the-screen*
      "$REHEARSE" coverage a.yaml --write more 2>&1 >/dev/null; echo "status $?"
      "$REHEARSE" coverage a.yaml --write a.yaml 2>&1 >/dev/null; echo "status $?"
      """,
      files: ["a.yaml": Self.lists]
    )
    #expect(
      run.output == """
        rehearse: error: 4 of 6 scenarios exist already in 'more', so nothing was written; delete them or name another folder
        status 3
        rehearse: error: the scenario 'a.yaml/todo-lists-the-screen-list-is-reached.yaml' can't be written: not a directory
        status 3

        """
    )
  }

  @Test func `a crash has its way in each report`() async throws {
    let run = try await rehearse(
      "coverage a.yaml --report json-lines=c.jsonl --report markdown=c.md --junit c.xml",
      files: ["a.yaml": Self.lists]
    )
    #expect(
      run.files["c.jsonl"]?.contains(
        #""crashes":[{"reason":"the toggled row is no longer in the list","scenario":"name: The app"#
      ) == true
    )
    #expect(
      run.files["c.md"]?.contains("tap: {type: cell, containing: Unfinished} › longPress:") == true
    )
    #expect(
      run.files["c.xml"]?.contains(
        #"<failure type="AppCrashed" message="the app crashes: the toggled row is no longer in the list">"#
      ) == true
    )
  }

  @Test func `a scenario whose model traps is left out, and named`() async throws {
    let run = try await shell(
      """
      exec 2>errors; \(TrappingTool.path) coverage . --jobs 1 --report markdown=c.md | grep out
      grep ^b.yaml c.md
      """,
      files: [
        "a.yaml": "name: A\napp: trapping\nsteps: [{tap: Behave}]\n",
        "b.yaml": TrappingTool.tapping("Trap"),
      ]
    )
    #expect(run.output == "left out: b.yaml:1  its model trapped\nb.yaml:1: its model trapped\n")
  }

  @Test func `a trap that the search meets ends neither the search nor the report`() async throws {
    let run = try await shell(
      "exec 2> errors; \(TrappingTool.path) coverage a.yaml --jobs 1",
      files: ["a.yaml": "name: A\napp: trapping\nsteps: [{tap: Behave}]\n"]
    )
    #expect(
      run.output.contains(
        """
          the app crashes: its model trapped
            name: The app crashes
            app: trapping
            steps:
              - tap: {button: Trap}

        """
      )
    )
    #expect(run.status == 0)
  }
}
