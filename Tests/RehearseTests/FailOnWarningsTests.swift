import Testing

struct FailOnWarningsTests {
  private static let misspelt: FileContent = """
    name: It starts empty
    app: todo
    launch: {arguments: [-emptyLst]}
    steps:
      - assert: Add
    """

  private static let warning = """
    misspelt.yaml:3:22: warning: unknown launch argument '-emptyLst' [launch-argument]
     3 | launch: {arguments: [-emptyLst]}
       |                      ^~~~~~~~~ did you mean '-emptyList'?

    """

  @Test(arguments: ["check", "run"])
  func `a warning ends a command with 2 only where that is asked for`(command: String) async throws
  {
    let tolerant = try await rehearse("\(command) .", files: ["misspelt.yaml": Self.misspelt])
    #expect(tolerant.errors == Self.warning)
    #expect(tolerant.status == 0)
    let strict = try await rehearse(
      "\(command) . --fail-on-warnings",
      files: ["misspelt.yaml": Self.misspelt]
    )
    #expect(strict.errors == Self.warning + "rehearse: error: the files have 1 warning\n")
    #expect(strict.status == 2)
  }

  @Test func `what has a warning is run all the same`() async throws {
    let run = try await rehearse(
      "run . --fail-on-warnings --reproducible",
      files: ["misspelt.yaml": Self.misspelt, "passing.yaml": .passing]
    )
    #expect(
      run.output == """
        ✓ It starts empty (0.000s, 1 warning)  misspelt.yaml:1
        ✓ It loads (0.000s)  passing.yaml:1

        2 scenarios: 2 passed (app time 0.000 s)

        """
    )
  }

  @Test(arguments: ["check", "run"])
  func `without a warning nothing changes`(command: String) async throws {
    let strict = try await rehearse(
      "\(command) . --fail-on-warnings",
      files: ["passing.yaml": .passing]
    )
    #expect(strict.errors == "")
    #expect(strict.status == 0)
  }

  @Test func `a failed step that is optional is no warning about files`() async throws {
    let run = try await rehearse(
      "run . --fail-on-warnings",
      files: [
        "a.yaml": """
        name: It may be there
        app: todo
        steps:
          - tap: Rate Us
            optional: true
        """
      ]
    )
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test(arguments: [
    "- assert: {element: go to gym, exists: false}",
    "- forEach: {variable: a, in: [-emptyLst], steps: [launch: {arguments: ['${a}']}]}",
  ])
  func `what only the run warns of counts as well`(step: String) async throws {
    let run = try await rehearse(
      "run . --fail-on-warnings --reporter quiet",
      files: ["a.yaml": "name: A\napp: todo\nsteps:\n  \(step)\n"]
    )
    #expect(run.errors == "rehearse: error: the run has 1 warning\n")
    #expect(run.status == 2)
  }

  @Test(arguments: [("--var zz=1", 0), ("--exclude-tag slow", 0), ("--tag slow", 4)])
  func `warnings of the command line are none about files`(
    option: String,
    status: Int
  ) async throws {
    let run = try await rehearse(
      "run . --fail-on-warnings --reporter quiet \(option)",
      files: ["a.yaml": "name: A\napp: todo\ntags: [fast]\nsteps:\n  - assert: Add\n"]
    )
    #expect(!run.errors.contains("1 warning"))
    #expect(run.status == Int32(status))
  }

  @Test func `warnings beside errors are counted apart`() async throws {
    let check = try await rehearse(
      "check . --fail-on-warnings",
      files: [
        "misspelt.yaml": Self.misspelt, "broken.yaml": .broken,
        "rehearse.yml": "timeout: 2s",
      ]
    )
    #expect(check.errors.hasSuffix("rehearse: error: the files have 2 warnings\n"))
    #expect(check.status == 2)
  }
}
