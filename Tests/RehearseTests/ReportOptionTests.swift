import Testing

struct ReportOptionTests {
  @Test func `several reports are written, and one that can't be costs no other`() async throws {
    let run = try await rehearse(
      "run a.yaml --reproducible --report json-lines=a.jsonl --report markdown=a.md "
        + "--report junit=a.yaml/a.xml",
      files: ["a.yaml": .passing]
    )
    #expect(run.status == 3)
    #expect(
      run.errors == """
        rehearse: error: the report 'a.yaml/a.xml' can't be written: not a directory

        """
    )
    #expect(run.files.keys.sorted() == ["a.jsonl", "a.md", "a.yaml"])
    #expect(
      run.files["a.md"] == """
        ## ✅ No scenario failed

        1 scenario: 1 passed (app time 0.000 s)

        """
    )
  }

  @Test(arguments: [
    "a.yaml", "./link.yaml", "words.yaml", "rows.json", "rehearse.yaml", "q.json",
    "again.yaml",
  ])
  func `a report that would replace a file of the run is wrong usage`(path: String) async throws {
    let files: [String: FileContent] = [
      "a.yaml": """
      name: A
      app: trivia
      import: [words.yaml]
      cases: {fromFile: rows.json}
      launch: {arguments: [-questions, q.json]}
      steps: [tap: {named: a}]
      """,
      "words.yaml": """
      vocabulary: W
      elements: {a: {id: a}}
      flows: {again: {steps: [launch: {arguments: [-questions, again.yaml]}]}}
      """,
      "rows.json": #"[{"n": 1}]"#, "q.json": "{}", "again.yaml": "{}",
      "rehearse.yaml": "app: trivia",
    ]
    let run = try await shell(
      #"ln -s a.yaml link.yaml; "$REHEARSE" run a.yaml --junit \#(path); s=$?; rm link.yaml; exit $s"#,
      files: files
    )
    #expect(
      run.withoutFiles
        == Outcome(
          status: 64,
          output: "",
          errors: """
            rehearse: error: the report '\(path)' would replace a file that the run reads

            """
        )
    )
    #expect(run.files.keys.sorted() == files.keys.sorted())
  }

  @Test(arguments: ["a.txt", "b.yaml", "c.txt"])
  func `a report that would replace what a link of the run leads to is wrong usage`(
    path: String
  ) async throws {
    let run = try await shell(
      #"ln -s a.txt b.yaml; ln -s a.txt c.txt; "$REHEARSE" run . --junit \#(path)"#,
      files: ["a.txt": .passing]
    )
    #expect(
      run
        == Outcome(
          status: 64,
          output: "",
          errors: """
            rehearse: error: the report '\(path)' would replace a file that the run reads

            """,
          files: ["a.txt": String(decoding: FileContent.passing.bytes, as: UTF8.self)]
        )
    )
  }

  @Test func `two reports can't go to one file, even where a link leads to it`() async throws {
    let run = try await shell(
      """
      ln -s x.out first; ln -s first second
      "$REHEARSE" run a.yaml --reproducible --report html=x.out --junit second
      status=$?; rm first second; exit $status
      """,
      files: ["a.yaml": .passing]
    )
    #expect(run.status == 3)
    #expect(
      run.errors == """
        rehearse: error: the report 'second' can't be written: another report goes there

        """
    )
    #expect(run.files["x.out"]?.hasPrefix("<!DOCTYPE html>") == true)
  }

  @Test func `the configuration's reports are replaced kind by kind`() async throws {
    let run = try await rehearse(
      "run --report markdown=b.md --reproducible",
      files: [
        "rehearse.yaml": "paths: [a.yaml]\nreports: {junit: a.xml, markdown: a.md}\n",
        "a.yaml": .passing,
      ]
    )
    #expect(run.status == 0)
    #expect(run.files.keys.sorted() == ["a.xml", "a.yaml", "b.md", "rehearse.yaml"])
  }

  @Test func `on GitHub a failure is marked at its line`() async throws {
    let run = try await shell(
      #"GITHUB_ACTIONS=true "$REHEARSE" run a.yaml --reproducible | grep '^::'"#,
      files: ["a.yaml": .failing]
    )
    #expect(
      run.output == """
        ::error file=a.yaml,line=4,col=5,title=It is done at once::the screen is 'Loading', \
        not 'Question'%0Aexpected: screen: Question%0Afound: screen: Loading

        """
    )
  }

  @Test(arguments: [
    ("$PWD", "a.yaml", "here/a.yaml"), ("$PWD", "$PWD/a.yaml", "here/a.yaml"),
    ("$PWD", "../b.yaml", "b.yaml"), ("$PWD/here", "../b.yaml", "../b.yaml"),
    ("nowhere", "a.yaml", "a.yaml"),
  ])
  func `GitHub gets paths relative to its workspace`(
    workspace: String,
    path: String,
    expected: String
  ) async throws {
    let run = try await shell(
      """
      export GITHUB_ACTIONS=true GITHUB_WORKSPACE=\(workspace); cd here
      "$REHEARSE" run \(path) --reproducible | grep -o '^::error file=[^,]*'
      """,
      files: ["here/a.yaml": .failing, "b.yaml": .failing]
    )
    #expect(run.output == "::error file=\(expected)\n")
  }

  @Test func `a JUnit report can go to several places`() async throws {
    let run = try await rehearse(
      "run a.yaml --junit a.xml --junit b.xml --reproducible",
      files: ["a.yaml": .passing]
    )
    #expect(run.status == 0)
    #expect(run.files["a.xml"]?.contains("<testcase name=") == true)
    #expect(run.files["a.xml"] == run.files["b.xml"])
  }

  @Test(arguments: ["run a.yaml", "merge a.xml"])
  func `a report without a path is wrong usage`(command: String) async throws {
    let run = try await shell(
      "\"$REHEARSE\" \(command) --junit \"$UNSET\"",
      files: ["a.yaml": .passing, "a.xml": "<testsuites/>"]
    )
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(
      run.errors.prefix { $0 != "\n" }
        == "rehearse: error: The value '' is invalid for '--junit <path>': a report needs a path."
    )
  }

  @Test func `a kind of report that does not exist is wrong usage`() async throws {
    let run = try await rehearse("run a.yaml --report pdf=a.pdf", files: ["a.yaml": .passing])
    #expect(run.status == 64)
    #expect(
      run.errors.prefix { $0 != "\n" } == """
        rehearse: error: The value 'pdf=a.pdf' is invalid for '--report <kind=path>': 'pdf=a.pdf' is not of \
        the form kind=path with one of junit, json-lines, markdown, html.
        """
    )
  }
}
