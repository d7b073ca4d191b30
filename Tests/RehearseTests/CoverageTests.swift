import ScenarioTestSupport
import Testing

struct CoverageTests {
  private static let adding: FileContent = """
    name: A new to-do can be begun
    app: todo
    steps:
      - tap: Add Todo
      - waitFor: {screen: Add}

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
      "$REHEARSE" coverage a.yaml --write more && "$REHEARSE" check more && "$REHEARSE" run more &&
        "$REHEARSE" explore more --require-proof
      """,
      files: ["a.yaml": "name: A beginning\n\(beginning)\n"]
    )
    #expect(run.errors == "")
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func `a scenario that does not pass is named`() async throws {
    let run = try await rehearse(
      "coverage a.yaml",
      files: ["a.yaml": "name: A\napp: todo\nsteps: [{tap: Add Todo}, {assert: Cheese}]\n"]
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
      files: ["a.yaml": Self.adding]
    )
    #expect(run.errors == "rehearse: error: used 1/27 (3.7 %) is less than 80 %\n")
    #expect(run.status == 1)
  }

  @Test func `an unknown unit is an error with the nearest`() async throws {
    let run = try await rehearse("coverage . --minimum use=80%", files: ["a.yaml": Self.adding])
    #expect(run.errors.contains("'use' is not counted; did you mean 'used'?"))
    #expect(run.status == 64)
  }

  @Test func `the search also begins in the states that scenarios start their apps in`()
    async throws
  {
    let run = try await rehearse(
      "coverage a.yaml",
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
      run.output.contains(
        """
            name: The screen changes by back
            app: todo
            launch: {state: editing, with: {title: Go to Gym}}
            steps:
              - tap: {button: View Todo}
        """
      )
    )
  }

  @Test func `a crash that the search meets is shown with the way to it`() async throws {
    let run = try await rehearse(
      "coverage a.yaml",
      files: ["a.yaml": "name: A\napp: todo-lists\nsteps: [{assert: {screen: Lists}}]\n"]
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
