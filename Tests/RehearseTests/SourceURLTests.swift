import ScenarioTestSupport
import Testing

/// Links from the web page to the source, and what its head says of the environment.
struct SourceURLTests {
  @Test(arguments: [
    ("github", "https://github.com/o/r/blob/c0ffee/sub/a.yaml#L1"),
    ("gitlab", nil),
    ("https://x.org/{commit}/{path}#L{line}", "https://x.org/c0ffee/a.yaml#L1"),
    ("http://x.org/{path}", "http://x.org/a.yaml"),
  ])
  func `places link to where the configuration says`(setting: String, address: String?) async throws
  {
    let run = try await shell(
      """
      export GITHUB_ACTIONS=true GITHUB_SHA=c0ffee GITHUB_REPOSITORY=o/r GITHUB_RUN_ID=7
      export GITHUB_WORKFLOW=CI GITHUB_JOB=test GITHUB_WORKSPACE=$PWD
      cd sub && "$REHEARSE" run a.yaml --report html=page.html >/dev/null
      grep -o 'href="http[^"]*"' page.html | sort -u
      """,
      files: ["sub/rehearse.yaml": "sourceURL: \(setting)\n", "sub/a.yaml": .passing]
    )
    let places = run.output.split(separator: "\n").filter { !$0.contains("actions/runs/7") }
    #expect(places.first == address.map { "href=\"\($0)\"" }.map { $0[...] })
  }

  @Test func `the head has the command without the values of variables, and the job`() async throws
  {
    let run = try await shell(
      """
      export GITHUB_ACTIONS=true GITHUB_SHA=c0ffee GITHUB_REPOSITORY=o/r GITHUB_RUN_ID=7
      export GITHUB_WORKFLOW=CI GITHUB_JOB=test
      "$REHEARSE" run . --var word=hunter2 --var=word=hunter3 --report html=page.html \
        --report json-lines=r.jsonl >/dev/null
      sed -n 's/.*<dl class="origin">//p' page.html | sed 's/<[^>]*>/|/g' | tr -s '|' '\\n'
      grep -c hunter page.html r.jsonl
      """,
      files: [
        "a.yaml": "name: A\napp: todo\nsteps: [log: a]\n",
        "rehearse.yaml": "variables: {word: w}\n",
      ]
    )
    #expect(
      run.output == """

        Command
        rehearse run . --var word=… --var=word=… --report html=page.html --report json-lines=r.jsonl
        Commit
        c0ffee
        Job
        CI / test
        page.html:0
        r.jsonl:0

        """
    )
  }

  @Test(arguments: ["nowhere", "https://x.org/", "javascript:{path}", "1://{path}"])
  func `an address without a path is an error`(setting: String) async throws {
    let run = try await rehearse(
      "check .",
      files: ["rehearse.yaml": "sourceURL: '\(setting)'\n", "a.yaml": .passing]
    )
    #expect(run.errors.contains("rehearse.yaml:1:12: error: "))
    #expect(run.errors.contains("[wrong-word]"))
    #expect(run.status == 2)
  }
}
