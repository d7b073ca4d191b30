import Testing

/// Paths of reports that are no plain files in folders that are there.
struct ReportPathTests {
  private static let advice = """
    '-' is not a path of a report; write './-' for a file of that name, '/dev/stdout' for the console
    """

  @Test(arguments: [
    ("run a.yaml --junit -", "for '--junit <path>'", "-"),
    ("run a.yaml --report html=-", "for '--report <kind=path>'", "html=-"),
    ("merge a.xml --junit -", "for '--junit <path>'", "-"),
  ])
  func `a dash is no path of a report`(command: String, option: String, value: String) async throws
  {
    let run = try await rehearse(command, files: ["a.yaml": .passing, "a.xml": "<testsuites/>"])
    #expect(
      run.errors.firstLine
        == "rehearse: error: The value '\(value)' is invalid \(option): \(Self.advice)."
    )
    #expect(run.output == "")
    #expect(run.status == 64)
    #expect(run.files.keys.sorted() == ["a.xml", "a.yaml"])
  }

  @Test func `a dash of the configuration or the environment ends the run before it begins`()
    async throws
  {
    let files: [String: FileContent] = [
      "a.yaml": .passing, "rehearse.yaml": "reports: {html: '-'}",
    ]
    let configured = try await rehearse("run a.yaml", files: files)
    #expect(
      configured.errors == """
        rehearse.yaml:1:17: error: \(Self.advice) [unusable-report]
         1 | reports: {html: '-'}
           |                 ^~~

        """
    )
    #expect(configured.status == 64)
    #expect(configured.output == "")
    let asked = try await shell(
      #"XML_OUTPUT_FILE=- "$REHEARSE" run a.yaml"#,
      files: ["a.yaml": .passing]
    )
    #expect(asked.errors == "rehearse: error: \(Self.advice)\n")
    #expect(asked.status == 64)
  }

  @Test(arguments: [
    ("run a.yaml --junit ./-", ""), ("merge a.xml --junit ./-", ""),
    ("run a.yaml", "reports: {junit: ./-}"),
  ])
  func `a file can be called by a dash where the path says so`(
    command: String,
    configuration: String
  ) async throws {
    let run = try await rehearse(
      command,
      files: [
        "a.yaml": .passing, "a.xml": "<testsuites/>",
        "rehearse.yaml": FileContent(stringLiteral: configuration),
      ]
    )
    #expect(run.errors == "")
    #expect(run.files["-"]?.contains("<testsuites name=") == true)
  }

  @Test(arguments: [
    "run a.yaml --junit out", "run a.yaml --report junit=out/", "run a.yaml --junit new/er/",
    "merge in --junit out", "merge in --junit new/er/",
  ])
  func `into a folder a JUnit report goes by the name that services look for`(
    command: String
  )
    async throws
  {
    let run = try await rehearse(
      command,
      files: ["a.yaml": .passing, "in/a.xml": "<testsuites/>", "out/.keep": ""]
    )
    #expect(run.errors == "")
    let report = run.files[(command.contains("new") ? "new/er/" : "out/") + "TEST-scenarios.xml"]
    #expect(report?.contains("<testsuites name=") == true)
  }

  @Test func `folders are made for reports, and one file is one whatever leads to it`()
    async throws
  {
    let run = try await rehearse(
      """
      run a.yaml --reproducible --junit new/er/a.xml --report html=new//./er/a.xml \
        --report markdown=deep/b.md --report json-lines=c.jsonl/
      """,
      files: ["a.yaml": .passing]
    )
    #expect(run.files.keys.sorted() == ["a.yaml", "deep/b.md", "new/er/a.xml"])
    #expect(
      run.errors == """
        rehearse: error: the report 'c.jsonl/' can't be written: no such file or directory
        rehearse: error: the report 'new/er/a.xml' can't be written: another report goes there

        """
    )
    #expect(run.status == 3)
  }

  @Test func `a folder that can't be made is told`() async throws {
    let run = try await shell(
      #"mkdir shut; chmod 500 shut; $UNPRIVILEGED "$REHEARSE" run a.yaml --junit shut/in/a.xml"#,
      files: ["a.yaml": .passing]
    )
    #expect(
      run.errors
        == "rehearse: error: the report 'shut/in/a.xml' can't be written: permission denied\n"
    )
    #expect(run.status == 3)
  }

  @Test(arguments: ["new/../a.yaml", "new/er/../../a.yaml", "new/../sub/../a.yaml"])
  func `a way back out of a folder that is not there leads to no file`(path: String) async throws {
    let run = try await rehearse("run a.yaml --junit \(path)", files: ["a.yaml": .passing])
    #expect(
      run.errors == """
        rehearse: error: the report '\(path)' can't be written: no such file or directory

        """
    )
    #expect(run.status == 3)
    #expect(run.files == ["a.yaml": String(decoding: FileContent.passing.bytes, as: UTF8.self)])
  }

  @Test func `a folder of the configuration stays one`() async throws {
    let run = try await rehearse(
      "run a.yaml",
      files: ["a.yaml": .passing, "rehearse.yaml": "reports: {junit: out/}"]
    )
    #expect(run.files.keys.sorted() == ["a.yaml", "out/TEST-scenarios.xml", "rehearse.yaml"])
  }
}
