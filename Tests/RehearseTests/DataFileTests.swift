import Testing

/// Files that others name: data, and whether they are scenario files besides.
struct DataFileTests {
  @Test func `a file that is a suite of its own is run although another one reads it`() async throws
  {
    let list = try await rehearse(
      "list .",
      files: [
        "a.yaml": """
        name: It reads ${row.name}
        app: trivia
        cases: {fromFile: b.yaml, at: scenarios, as: row}
        steps: [log: x]
        """,
        "b.yaml": "suite: S\napp: trivia\nscenarios: [{name: It loads, steps: [log: x]}]",
      ]
    )
    #expect(list.output == "a.yaml:3: It reads It loads\nb.yaml:3: It loads\n")
    #expect(list.errors == "")
  }

  @Test func `each row that lacks a value is shown with its place`() async throws {
    let run = try await rehearse(
      "run a.yaml --reproducible",
      files: [
        "a.yaml": """
        name: Row ${n}
        app: trivia
        cases: [{n: 1}, {n: 2, b: 1}, {n: 3}]
        steps: [log: "${b}"]

        """
      ]
    )
    #expect(
      run.output == """
        ! Row 1 (invalid)  a.yaml:3
          a.yaml:4:17: error: 'b' is not defined [undefined-variable]
           4 | steps: [log: "${b}"]
             |                 ^
          a.yaml:3:9: note: in this row
           3 | cases: [{n: 1}, {n: 2, b: 1}, {n: 3}]
             |         ^~~~~~

        ✓ Row 2 (0.000s)  a.yaml:3
        ! Row 3 (invalid)  a.yaml:3
          a.yaml:4:17: error: 'b' is not defined [undefined-variable]
           4 | steps: [log: "${b}"]
             |                 ^
          a.yaml:3:31: note: in this row
           3 | cases: [{n: 1}, {n: 2, b: 1}, {n: 3}]
             |                               ^~~~~~

        ! a.yaml:3  Row 1
        ! a.yaml:3  Row 3
        3 scenarios: 1 passed, 2 errors (app time 0.000 s)

        """
    )
  }

  @Test(arguments: [
    (
      "check .",
      "nmae: It reads\napp: trivia\nsteps: [log: x]\nvariables: {list: {fromFile: data.yaml}}",
      """
      a.yaml:1:1: error: unknown key 'nmae' in a scenario [unknown-key]
       1 | nmae: It reads
         | ^~~~ did you mean 'name'?

      """
    ),
    (
      "check . --filter loads",
      "name: It reads\napp: trivia\nsteps: [log: x]\ncases: {fromFile: data.yaml}", ""
    ),
    (
      "list .",
      "name: It asks\napp: trivia\nsteps: [launch: {arguments: [-questions, data.yaml]}]", ""
    ),
  ])
  func `what a file names as data is no scenario file, be that one sound and chosen or not`(
    command: String,
    scenario: String,
    errors: String
  ) async throws {
    let check = try await rehearse(
      command,
      files: [
        "a.yaml": FileContent(stringLiteral: scenario), "data.yaml": "[{a: 1}]",
        "b.yaml": .passing,
      ]
    )
    #expect(check.errors == errors)
  }
}
