import ScenarioTestSupport
import Testing

/// The places of a file where a recording goes on.
struct RecordPlaceTests {
  @Test func `a file is continued before a line, and stays as it is otherwise`() async throws {
    let outcome = try await shell(
      #"echo 'tap: Travel' | "$REHEARSE" record --terminal a.yaml:5 2> log; cat a.yaml"#,
      files: [
        "a.yaml": """
        name: 'A to-do'
        app: todo
        steps:
          - tap: Add Todo   # opens
          - tap: Done

        """
      ]
    )
    #expect(
      outcome.output == """
        name: 'A to-do'
        app: todo
        steps:
          - tap: Add Todo   # opens
          - tap: Travel
          - tap: Done

        """
    )
  }

  @Test(arguments: [("a.yaml:8", ""), ("a.yaml:8:9", "      ")])
  func `the end of a group is named by a column`(place: String, indentation: String) async throws {
    let scenario = """
      name: A
      app: todo
      teardown:
        - group:
            name: The form
            steps:
              - tap: Add Todo
      steps:
        - assert: Add Todo

      """
    let outcome = try await shell(
      #"echo 'tap: Travel' | "$REHEARSE" record --terminal \#(place) 2> log; cat a.yaml"#,
      files: ["a.yaml": FileContent(stringLiteral: scenario)]
    )
    let longer = scenario.replacing(
      "tap: Add Todo\n",
      with: "tap: Add Todo\n  \(indentation)- tap: Travel\n"
    )
    #expect(outcome.output == longer)
  }

  @Test(arguments: ["''", "' '"])
  func `a new scenario has a name of more than spaces`(name: String) async throws {
    let outcome = try await rehearse("record todo --terminal --name \(name)", files: [:])
    #expect(
      outcome.errors.prefix { $0 != "\n" }
        == "rehearse: error: '--name' is empty; name the scenario, or leave the option out."
    )
    #expect(outcome.status == 64)
  }

  @Test func `the steps before the place use the variables of the command line`() async throws {
    let outcome = try await shell(
      #"echo 'tap: Travel' | "$REHEARSE" record --terminal a.yaml --var to=Add 2> log; cat a.yaml"#,
      files: ["a.yaml": "name: A\napp: todo\nsteps:\n  - tap: ${to}\n"]
    )
    #expect(
      outcome.output == """
        name: A
        app: todo
        steps:
          - tap: ${to}
          - tap: Travel

        """
    )
  }
}
