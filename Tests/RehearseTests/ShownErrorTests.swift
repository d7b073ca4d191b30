import Testing

/// The exit status of runs that do not report every file: it follows from what they report.
struct ShownErrorTests {
  private static let files: [String: FileContent] = [
    "a.yaml": .passing, "b.yaml": .failing, "c.yaml": .broken, "d.yaml": .passing,
  ]

  @Test(arguments: [
    ("--shard 1/2", 2, "2 scenarios: 1 passed, 1 error (app time 0.000 s)"),
    ("--shard 2/2", 1, "2 scenarios: 1 passed, 1 failed (app time 0.000 s)"),
    ("--shard 1/4", 0, "1 scenario: 1 passed (app time 0.000 s)"),
    ("--fail-fast", 1, "4 scenarios: 1 passed, 1 failed, 2 skipped (app time 0.000 s)"),
    (
      "--max-failures 2", 2,
      "4 scenarios: 1 passed, 1 failed, 1 error, 1 skipped (app time 0.000 s)"
    ),
    ("--filter loads", 2, "3 scenarios: 2 passed, 1 error (app time 0.000 s)"),
  ])
  func `a run ends with the gravest of what it reports`(
    options: String,
    status: Int32,
    summary: String
  ) async throws {
    let run = try await rehearse(
      "run . --reproducible --reporter quiet \(options)",
      files: Self.files
    )
    #expect(run.status == status)
    #expect(run.output.split(separator: "\n").last.map(String.init) == summary)
    #expect(run.errors == "")
  }

  @Test func `a warning in a file that can't be run stands with its errors, and nowhere else`()
    async throws
  {
    let run = try await rehearse(
      "run . --reproducible",
      files: ["a.yaml": "name: A\napp: todo\nlaunch: {arguments: [a]}\nsteps: [back, bakc]"]
    )
    #expect(
      run.output == """
        ! a.yaml (invalid)
          a.yaml:3:22: warning: unknown launch argument 'a' [launch-argument]
           3 | launch: {arguments: [a]}
             |                      ^ launch arguments: emptyList, todos
          a.yaml:4:15: error: unknown command 'bakc' [unknown-command]
           4 | steps: [back, bakc]
             |               ^~~~ did you mean 'back'?

        ! a.yaml:4
        1 scenario: 1 error (app time 0.000 s)

        """
    )
    #expect(run.errors == "")
    #expect(run.status == 2)
  }
}
