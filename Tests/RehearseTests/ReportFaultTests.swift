import Testing

/// Reports and a console that can't be written, one way or another.
struct ReportFaultTests {
  @Test func `two reports can't go to one file, whatever it is called`() async throws {
    let run = try await shell(
      """
      mkdir sub && ln -s ../a.txt sub/link && : >a.txt
      "$REHEARSE" run a.yaml --reproducible --report markdown=a.txt --report json-lines=sub/../a.txt \
      --report junit=sub/link
      """,
      files: ["a.yaml": .passing]
    )
    #expect(run.status == 3)
    #expect(
      run.errors == """
        rehearse: error: the report 'sub/../a.txt' can't be written: another report goes there
        rehearse: error: the report 'sub/link' can't be written: another report goes there

        """
    )
    #expect(run.files["a.txt"]?.hasPrefix("## ✅") == true)
  }

  @Test(arguments: [
    "mutate a.yaml --junit x.xml --report html=./x.xml",
    "merge a.jsonl --report html=x.xml --junit x.xml",
  ])
  func `each command writes one of two reports to one file, and says so`(
    command: String
  )
    async throws
  {
    let run = try await shell(
      """
      "$REHEARSE" run a.yaml --report json-lines=a.jsonl >/dev/null
      "$REHEARSE" \(command)
      """,
      files: ["a.yaml": .passing]
    )
    #expect(
      run.errors.hasSuffix("x.xml' can't be written: another report goes there\n"),
      "\(run.errors)"
    )
    #expect(run.files.keys.sorted() == ["a.jsonl", "a.yaml", "x.xml"])
    #expect(run.status == 3)
  }

  @Test func `a report of the configuration that can't be written is shown where it is written`()
    async throws
  {
    let run = try await rehearse(
      "run a.yaml --reproducible --report markdown=b.md",
      files: [
        "a.yaml": .passing,
        "rehearse.yaml": """
        {variables: {v: mellon}, secrets: [v], reports: {junit: a.yaml/b.xml, json-lines: b.md}}
        """,
      ]
    )
    #expect(
      run.errors == """
        rehearse.yaml:1:57: error: the report 'a.yaml/b.xml' can't be written: not a directory \
        [unusable-report]
         1 | {variables: {v: •••}, secrets: [v], reports: {junit: a.yaml/b.xml, json-lines: b.md}}
           |                                                      ^~~~~~~~~~~~
        rehearse.yaml:1:83: error: the report 'b.md' can't be written: another report goes there \
        [unusable-report]
         1 | {variables: {v: •••}, secrets: [v], reports: {junit: a.yaml/b.xml, json-lines: b.md}}
           |                                                                                ^~~~

        """
    )
    #expect(run.status == 3)
    #expect(run.files["b.md"]?.hasPrefix("## ✅") == true)
  }

  @Test func `reports of the configuration that would replace what is read are all shown`()
    async throws
  {
    let run = try await rehearse(
      "run a.yaml",
      files: [
        "a.yaml": .passing, "rehearse.yaml": "reports: {junit: a.yaml, html: rehearse.yaml}",
      ]
    )
    #expect(
      run.errors == """
        rehearse.yaml:1:18: error: the report 'a.yaml' would replace a file that the run reads \
        [unusable-report]
         1 | reports: {junit: a.yaml, html: rehearse.yaml}
           |                  ^~~~~~
        rehearse.yaml:1:32: error: the report 'rehearse.yaml' would replace a file that the run \
        reads [unusable-report]
         1 | reports: {junit: a.yaml, html: rehearse.yaml}
           |                                ^~~~~~~~~~~~~

        """
    )
    #expect(run.status == 64)
    #expect(run.output == "")
  }

  @Test func `a device takes several reports`() async throws {
    let run = try await rehearse(
      "run a.yaml --report markdown=/dev/null --junit /dev/null",
      files: ["a.yaml": .passing]
    )
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  private static let oldPage = "<meta name=\"generator\" content=\"rehearse\"/>"

  @Test(.disabled(if: Sanitizer.isPresent))
  func `a folder is no place for a report, and one too large leaves the old one alone`()
    async throws
  {
    let run = try await shell(
      """
      ulimit -f 8 && "$REHEARSE" run a.yaml --reproducible --junit a.xml --report html=old.html \
      --report markdown=.
      """,
      files: ["a.yaml": .passing, "old.html": "\(Self.oldPage)"]
    )
    #expect(run.status == 3)
    #expect(
      run.errors == """
        rehearse: error: the report '.' can't be written: is a directory
        rehearse: error: the report 'old.html' can't be written: file too large

        """
    )
    #expect(run.files.keys.sorted() == ["a.xml", "a.yaml", "old.html"])
    #expect(run.files["old.html"] == Self.oldPage)
  }

  @Test(arguments: ["run a.yaml --junit a.xml", "list a.yaml", "apps"])
  func `a console that is full is an error`(command: String) async throws {
    let run = try await shell(
      #""$REHEARSE" \#(command) >/dev/full"#,
      files: ["a.yaml": .failing]
    )
    #expect(run.status == 3)
    #expect(
      run.errors == """
        rehearse: error: standard output can't be written: no space left on device

        """
    )
    #expect(run.files.keys.contains("a.xml") == command.hasPrefix("run"))
  }

  @Test func `a closed console is none, and no report gets what was meant for it`() async throws {
    let closed = try await shell(
      #""$REHEARSE" run a.yaml --junit a.xml --reproducible >&- 2>&-"#,
      files: ["a.yaml": .failing]
    )
    let open = try await rehearse(
      "run a.yaml --junit a.xml --reproducible",
      files: ["a.yaml": .failing]
    )
    #expect(closed.status == 1)
    #expect(closed.files.keys.sorted() == ["a.xml", "a.yaml"])
    #expect(closed.files == open.files)
  }
}
