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
}
