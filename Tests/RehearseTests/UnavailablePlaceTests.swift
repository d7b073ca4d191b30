import Testing

/// Runs whose server can't be started.
struct UnavailablePlaceTests {
  private static let files: [String: FileContent] = [
    "rehearse.yaml": """
    app: shop
    apps:
      shop:
        web: http://127.0.0.1:9/
        server:
          command: [no-such-program]
          ready: http://127.0.0.1:9/

    """,
    "a.yaml": "name: First\nsteps: [tap: Buy]\n", "b.yaml": "name: Second\nsteps: [tap: Pay]\n",
    "r.xml": "<testsuites><!-- of an earlier run --></testsuites>",
  ]

  @Test func `every scenario is an error, and the reason is shown once`() async throws {
    let run = try await rehearse("run . --reproducible", files: Self.files)
    #expect(
      run.withoutFiles
        == Outcome(
          status: 2,
          output: """
            ! First (invalid)  a.yaml:1
              rehearse.yaml:6:16: error: the server of 'shop' can't be started: 'no-such-program' is not in PATH [unavailable-place]
               6 |       command: [no-such-program]
                 |                ^~~~~~~~~~~~~~~~~

            ! Second (invalid)  b.yaml:1

            ! a.yaml:1  First
            ! b.yaml:1  Second
            2 scenarios: 2 errors (app time 0.000 s)

            """,
          errors: ""
        )
    )
    #expect(run.files[".rehearse/last-run"] == nil)
  }

  @Test func `reports show an error for each scenario, and replace those of earlier runs`()
    async throws
  {
    let run = try await rehearse("run . --junit r.xml --report html=r.html", files: Self.files)
    let report = try #require(run.files["r.xml"])
    #expect(report.contains(#"<testcase name="First""#))
    #expect(report.contains(#"<testcase name="Second""#))
    #expect(report.split(separator: "<error ").count == 3)
    #expect(run.files["r.html"]?.contains("no-such-program") == true)
  }

  @Test func `the command that runs a scenario again names the place that was asked for`()
    async throws
  {
    let run = try await rehearse("run a.yaml --on firefox --report html=r.html", files: Self.files)
    let page = try #require(run.files["r.html"])
    #expect(page.contains("<code>rehearse run a.yaml:1 --on firefox</code>"))
  }

  @Test func `GitHub gets an annotation for each scenario`() async throws {
    let run = try await shell("GITHUB_ACTIONS=true $REHEARSE run a.yaml -q", files: Self.files)
    #expect(run.output.contains("::error file=rehearse.yaml,line=6,col=16,title=First::the server"))
  }

  @Test func `the last lines of a server that ends are shown`() async throws {
    let script = "echo starting; echo no database >&2; exit 3"
    let configuration = """
      app: shop
      apps:
        shop:
          web: http://127.0.0.1:9/
          server: {command: [sh, -c, "\(script)"], ready: "http://127.0.0.1:9/"}

      """
    let run = try await rehearse(
      "run a.yaml --reproducible",
      files: ["rehearse.yaml": "\(configuration)", "a.yaml": "name: A\nsteps: [tap: Buy]\n"]
    )
    #expect(
      run.output.hasPrefix(
        """
        ! A (invalid)  a.yaml:1
          rehearse.yaml:5:23: error: the server of 'shop' ended with status 3 [unavailable-place]
           5 |     server: {command: [sh, -c, "\(script)"], ready: "http://127.0.0.1:9/"}
             |                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          rehearse.yaml:5:23: note: output: starting
          rehearse.yaml:5:23: note: output: no database

        """
      )
    )
  }
}
