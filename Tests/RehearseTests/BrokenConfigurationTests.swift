import Testing

/// What becomes of a command where `rehearse.yaml` has errors.
struct BrokenConfigurationTests {
  private static let files: [String: FileContent] = [
    "rehearse.yaml": "jbos: 2\nreports: {html: r.html}\n", "a.yaml": .passing, "b.yaml": .broken,
    "r.xml": "<testsuites><!-- of an earlier run --></testsuites>",
  ]

  @Test func `the reports of the command line hold the errors, and nothing is run`() async throws {
    let run = try await rehearse("run . --junit r.xml --reproducible", files: Self.files)
    #expect(run.status == 2)
    #expect(run.errors == "")
    #expect(run.output.contains("rehearse.yaml:1:1: error: "))
    #expect(run.output.contains("b.yaml:4:5: error: unknown command 'tpa' [unknown-command]"))
    #expect(run.output.hasSuffix("2 scenarios: 2 errors (app time 0.000 s)\n"))
    let report = try #require(run.files["r.xml"])
    #expect(report.contains(#"<testcase name="rehearse.yaml""#))
    #expect(report.contains(#"<testcase name="b.yaml""#))
    #expect(report.split(separator: "<error ").count == 3)
    #expect(!report.contains("It loads"))
    #expect(run.files["r.html"] == nil)
    #expect(run.files[".rehearse/last-run"] == nil)
  }

  @Test(arguments: ["check", "list"])
  func `all errors show at once`(command: String) async throws {
    let outcome = try await rehearse("\(command) .", files: Self.files)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("rehearse.yaml:1:1: error: "))
    #expect(outcome.errors.contains("b.yaml:4:5: error: unknown command 'tpa' [unknown-command]"))
  }

  @Test func `what files take from the configuration is not an error of theirs`() async throws {
    let check = try await rehearse(
      "check .",
      files: [
        "rehearse.yaml": "app: [\nvariables: {x: 1}\n",
        "a.yaml": "name: A ${x}\nsteps: [log: '${x}']\n",
      ]
    )
    #expect(check.output == "checked 1 file: 1 error\n")
    #expect(check.errors.contains("[yaml-syntax]"))
  }

  @Test func `lines are hidden where the configuration may list secrets`() async throws {
    let check = try await rehearse(
      "check .",
      files: [
        "rehearse.yaml": "variables: {pin: hunter22\nsecrets: [pin]\n",
        "b.yaml": "name: B\napp: trivia\nsteps: [tpa: hunter22]\n",
      ]
    )
    #expect(check.status == 2)
    #expect(check.errors.contains("b.yaml:3:9: error: "))
    #expect(!(check.errors + check.output).contains("hunter22"))
  }
}
