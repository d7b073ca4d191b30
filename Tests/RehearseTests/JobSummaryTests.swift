import Testing

/// The page that GitHub shows of a job.
struct JobSummaryTests {
  @Test func `a run on GitHub goes behind what the job's summary has`() async throws {
    let run = try await shell(
      #"GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=page.md "$REHEARSE" run a.yaml --reproducible"#,
      files: ["a.yaml": .passing, "page.md": "# Before\n\n"]
    )
    #expect(run.status == 0)
    #expect(
      run.files["page.md"] == """
        # Before

        ## ✅ No scenario failed

        1 scenario: 1 passed (app time 0.000 s)

        """
    )
  }

  @Test func `a page whose last line has no end takes in no heading`() async throws {
    let run = try await shell(
      #"""
      printf '# Before' >page.md
      GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=page.md "$REHEARSE" run a.yaml >/dev/null
      """#,
      files: ["a.yaml": .passing]
    )
    #expect(run.files["page.md"]?.hasPrefix("# Before\n\n## ✅ No scenario failed\n") == true)
  }

  @Test func `the summary is the report in Markdown`() async throws {
    let run = try await shell(
      """
      GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=page.md "$REHEARSE" run . --reproducible \
      --report markdown=report.md
      """,
      files: ["a.yaml": .failing, "b.yaml": .broken]
    )
    #expect(try #require(run.files["page.md"]) == #require(run.files["report.md"]))
  }

  @Test func `a report that goes to the page itself stands there once`() async throws {
    let run = try await shell(
      """
      GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=$PWD/page.md "$REHEARSE" run . --reproducible \
      --report markdown=page.md
      """,
      files: ["a.yaml": .passing, "page.md": ""]
    )
    #expect(
      run.files["page.md"] == """
        ## ✅ No scenario failed

        1 scenario: 1 passed (app time 0.000 s)

        """
    )
  }

  @Test func `together with what is there the summary stays below GitHub's limit`() async throws {
    let before = String(repeating: "x", count: (1 << 20) - 6000)
    let run = try await shell(
      #"GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=page.md "$REHEARSE" run . --reproducible"#,
      files: [
        "page.md": "\(before)",
        "a.yaml": """
        name: Number ${n}
        app: trivia
        cases:
        \((1...40).map { "  - {n: \($0)}" }.joined(separator: "\n"))
        steps:
          - assert: {screen: Question}

        """,
      ]
    )
    let page = try #require(run.files["page.md"])
    #expect(page.utf8.count <= 1 << 20)
    let room = page.dropFirst(before.count).split(separator: "\n")
    #expect(room.contains("And 23 more, for which there is no room here."))
  }

  @Test func `a page that is full is left as it is`() async throws {
    let page = String(repeating: "x", count: (1 << 20) - 40)
    let run = try await shell(
      #"GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=page.md "$REHEARSE" run a.yaml"#,
      files: ["a.yaml": .passing, "page.md": "\(page)"]
    )
    #expect(run.status == 0)
    #expect(
      run.errors == """
        rehearse: warning: the job's summary 'page.md' can't be written: it is full

        """
    )
    #expect(run.files["page.md"] == page)
  }

  @Test func `a summary that can't be written is a warning`() async throws {
    let run = try await shell(
      #"GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=no/page.md "$REHEARSE" run a.yaml"#,
      files: ["a.yaml": .passing]
    )
    #expect(run.status == 0)
    #expect(
      run.errors == """
        rehearse: warning: the job's summary 'no/page.md' can't be written: no such file or directory

        """
    )
  }

  @Test(arguments: ["GITHUB_ACTIONS= GITHUB_STEP_SUMMARY=page.md", "GITHUB_ACTIONS=true"])
  func `elsewhere there is no summary`(variables: String) async throws {
    let run = try await shell(#"\#(variables) "$REHEARSE" run a.yaml"#, files: ["a.yaml": .passing])
    #expect(run.files.keys.sorted() == ["a.yaml"])
  }
}
