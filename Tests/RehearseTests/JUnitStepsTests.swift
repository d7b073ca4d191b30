import Testing

/// JUnit reports without the steps of what passed.
struct JUnitStepsTests {
  private static let files: [String: FileContent] = [
    "a.yaml": "name: A\ntags: [smoke]\napp: todo\nsteps: [{log: one}]\n", "b.yaml": .failing,
    "d.yaml": .skipped,
    "w.yaml": "name: W\napp: todo\nlaunch: {arguments: [nonsense]}\nsteps: [log: two]\n",
  ]

  @Test func `only the steps of failures are in the report`() async throws {
    let run = try await rehearse(
      "run . --junit r.xml --junit-steps failed --reproducible",
      files: Self.files
    )
    let report = try #require(run.files["r.xml"])
    #expect(report.contains("assert screen: Question"))
    #expect(!report.contains("log one"))
    #expect(!report.contains("log two"))
    #expect(report.contains("tags: smoke"))
    #expect(report.contains("<system-err>"))
    let all = try await rehearse("run . --junit r.xml --reproducible", files: Self.files)
    #expect(all.files["r.xml"]?.contains("log one") == true)
    #expect(run.output == all.output)
  }

  @Test func `without a JUnit report the option has no effect, which is said`() async throws {
    let run = try await rehearse("run a.yaml --junit-steps failed", files: Self.files)
    #expect(
      run.errors
        == "rehearse: warning: the options for JUnit have no effect without a JUnit report; "
        + "add '--junit PATH'\n"
    )
  }
}
