import ScenarioTestSupport
import Testing

/// What a report may replace: nothing but an empty file or an earlier report of its kind.
struct ReplacedFileTests {
  private static let kinds = ["junit", "json-lines", "markdown", "html"]

  private static let names = [
    "junit": "a JUnit report", "json-lines": "a report in JSON lines",
    "markdown": "a Markdown report", "html": "an HTML report",
  ]

  @Test(arguments: kinds)
  func `a report does not replace a file of another kind`(kind: String) async throws {
    let files: [String: FileContent] = ["a.yaml": .passing, "b.yaml": .failing]
    let run = try await rehearse("run a.yaml --report \(kind)=b.yaml", files: files)
    #expect(
      run.errors
        == "rehearse: error: 'b.yaml' exists and is not \(Self.names[kind] ?? ""), so it is not replaced; "
        + "name another path, or delete it first\n"
    )
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.files["b.yaml"] == String(decoding: FileContent.failing.bytes, as: UTF8.self))
  }

  @Test(arguments: kinds)
  func `a report replaces an empty file and every earlier report of its kind`(
    kind: String
  ) async throws {
    for scenarios in ["a.yaml", "b.yaml", "a.yaml d.yaml", "a.yaml --filter nothing", "c.yaml"] {
      let story = try await shell(
        """
        : > r; "$REHEARSE" run \(scenarios) --report \(kind)=r >/dev/null 2>&1
        "$REHEARSE" run a.yaml --report \(kind)=r --reporter quiet >/dev/null; echo $?
        """,
        files: ["a.yaml": .passing, "b.yaml": .failing, "c.yaml": .broken, "d.yaml": .skipped]
      )
      #expect(story.output == "0\n", "\(scenarios)")
      #expect(story.errors == "")
    }
  }

  @Test(arguments: ["mutate", "mutate --operators loses-last-character", "coverage"], kinds)
  func `a report of a survey replaces an earlier one`(command: String, kind: String) async throws {
    let story = try await shell(
      """
      "$REHEARSE" \(command) a.yaml --report \(kind)=r >/dev/null
      "$REHEARSE" \(command) a.yaml --report \(kind)=r >/dev/null; echo $?
      """,
      files: ["a.yaml": .passing]
    )
    #expect(story.output == "0\n")
    #expect(story.errors == "")
  }

  @Test(arguments: kinds)
  func `each kind refuses the reports of all others`(kind: String) async throws {
    for other in Self.kinds where other != kind {
      let story = try await shell(
        """
        "$REHEARSE" run a.yaml --report \(other)=r >/dev/null; cp r before
        "$REHEARSE" run a.yaml --report \(kind)=r >/dev/null 2>&1; echo $?; cmp r before
        """,
        files: ["a.yaml": .passing]
      )
      #expect(story.output == "64\n", "\(other)")
    }
  }

  @Test func `a JUnit report of another tool may be replaced, whatever comes before its root`()
    async throws
  {
    for text in [
      "<testsuite name=\"a\"/>",
      "\u{FEFF}<?xml version=\"1.0\"?>\n<!-- made by x -->\n<testsuites>",
      " \n<testsuites\n name=\"a\">",
    ] {
      let run = try await rehearse(
        "run a.yaml --junit r.xml",
        files: ["a.yaml": .passing, "r.xml": "\(text)"]
      )
      #expect(run.status == 0)
      #expect(run.files["r.xml"]?.contains("It loads") == true)
    }
  }

  @Test func `a merged report replaces no other file`() async throws {
    let run = try await rehearse(
      "merge 1.xml --junit a.yaml",
      files: ["1.xml": "<testsuites/>", "a.yaml": .passing]
    )
    #expect(
      run.errors
        == "rehearse: error: 'a.yaml' exists and is not a JUnit report, so it is not replaced; "
        + "name another path, or delete it first\n"
    )
    #expect(run.status == 64)
    #expect(run.files["a.yaml"] == String(decoding: FileContent.passing.bytes, as: UTF8.self))
  }

  @Test func `the file that a link leads to is not replaced either`() async throws {
    let story = try await shell(
      #"ln -s b.yaml link; "$REHEARSE" run a.yaml --junit link; echo $?; cat b.yaml"#,
      files: ["a.yaml": .passing, "b.yaml": "kept"]
    )
    #expect(story.output == "64\nkept")
  }

  @Test func `a path of the configuration is refused at its place`() async throws {
    let run = try await rehearse(
      "run a.yaml",
      files: ["a.yaml": .passing, "rehearse.yaml": "reports: {html: notes}\n", "notes": "mine"]
    )
    #expect(
      run.errors.firstLine
        == "rehearse.yaml:1:17: error: 'notes' exists and is not an HTML report, so it is not replaced; "
        + "name another path, or delete it first [unusable-report]"
    )
    #expect(run.status == 64)
    #expect(run.files["notes"] == "mine")
  }
}
