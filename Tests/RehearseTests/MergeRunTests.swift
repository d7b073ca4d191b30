import Foundation
import ScenarioTestSupport
import Testing

/// `rehearse merge` of reports in JSON lines.
struct MergeRunTests {
  @Test func `reports of all kinds are made of the JSON lines of all shards`() async throws {
    let run = try await shell(
      """
      for i in 1 2 3; do
        "$REHEARSE" run . --shard $i/3 --report json-lines=$i.jsonl --reproducible >/dev/null
      done
      "$REHEARSE" run . --report json-lines=whole.jsonl --report html=whole.html \
        --report markdown=whole.md --junit whole.xml --reproducible >/dev/null
      "$REHEARSE" merge 1.jsonl 2.jsonl 3.jsonl --expect 3 --report json-lines=all.jsonl \
        --report html=all.html --report markdown=all.md --junit all.xml
      for kind in jsonl html md xml; do cmp whole.$kind all.$kind; done
      rm -f all.* whole.*
      """,
      files: [
        "a.yaml": .passing, "b.yaml": .failing, "c.yaml": .broken, "d.yaml": .rows,
        "rows.csv": "n\n1\n2\n3\n4\n5\n", "e/f.yaml": .skipped,
        "g.yaml": """
        suite: Everything
        description: All kinds of notes and failures.
        app: trivia
        launch: {arguments: [isUITesting]}
        scenarios:
          - name: Notes
            tags: [smoke]
            steps:
              - waitFor: {screen: Question}
              - screenshot: at rest
              - hierarchy: QuestionTitle
              - {assert: {element: Nobody}, optional: true}
              - tap: AnswerA
          - name: Within a group
            knownIssue: not fixed yet
            steps:
              - waitFor: {screen: Question}
              - group: {name: Look, steps: [{assert: {element: AnswerA, label: Nine}}]}
              - log: not run
          - name: In a flow of another file
            import: [words.yaml]
            steps:
              - run: look

        """,
        "words.yaml": """
        vocabulary: Words
        flows:
          look:
            steps:
              - assert: {element: Nobody}

        """,
      ]
    )
    #expect(run.output == "")
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func `cases of one line keep their order, whichever shard had the first`() async throws {
    let run = try await shell(
      """
      for i in 1 2; do
        "$REHEARSE" run . --repeat 2 --shard $i/2 --report json-lines=$i.jsonl --reproducible >/dev/null
      done
      "$REHEARSE" run . --repeat 2 --report json-lines=whole.jsonl --reproducible >/dev/null
      "$REHEARSE" merge 1.jsonl 2.jsonl --report json-lines=all.jsonl
      cmp whole.jsonl all.jsonl
      """,
      files: [
        "a.yaml": .passing,
        "b.yaml": "name: ${n}\napp: todo\ncases: {fromFile: rows.csv}\nsteps: [log: a]\n",
        "c.yaml": "name: ${n}\napp: todo\ncases: [{n: 1}, {n: 2}, {n: 3}]\nsteps: [log: a]\n",
        "rows.csv": "n\n1\n2\n3\n4\n5\n",
      ]
    )
    #expect(run.output == "")
    #expect(run.status == 0)
  }

  @Test func `the places of shards are those of the merged run`() async throws {
    func shard(_ place: String, _ wanted: String) -> FileContent {
      """
      {"type":"run-started","version":1,"places":[\(place)],"wantedPlaces":[\(wanted)]}
      {"type":"case-finished","file":"a.yaml","line":1,"name":"A","verdict":"skipped","duration":0,\
      "reason":"later"}
      {"type":"run-finished","scenarios":1,"passed":0,"flaky":0,"failed":0,"errors":0,"skipped":1,\
      "appTime":0}

      """
    }
    let (chromium, firefox) = (
      #"{"name":"chromium","browser":"chrome","version":"130.0"}"#,
      #"{"name":"firefox","browser":"firefox","version":"128.0"}"#
    )
    let run = try await shell(
      """
      "$REHEARSE" merge 1.jsonl 2.jsonl --report json-lines=same.jsonl --report html=same.html
      "$REHEARSE" merge 1.jsonl 3.jsonl --report json-lines=other.jsonl
      head -n 1 same.jsonl other.jsonl
      grep -o 'rehearse run a.yaml:1[^<]*' same.html
      """,
      files: [
        "1.jsonl": shard(chromium, #""chromium""#), "2.jsonl": shard(chromium, #""chromium""#),
        "3.jsonl": shard(firefox, #""firefox""#),
      ]
    )
    let start = #"{"type":"run-started","version":1,"places":["#
    #expect(
      run.output == """
        ==> same.jsonl <==
        \(start)\(chromium)],"wantedPlaces":["chromium"]}

        ==> other.jsonl <==
        \(start)\(chromium),\(firefox)]}
        rehearse run a.yaml:1 --on chromium
        rehearse run a.yaml:1 --on chromium

        """
    )
  }

  /// The log of a test case with one attempt.
  private static func log(ofAttempt attempt: String) -> FileContent {
    """
    {"type":"run-started","version":1}
    {"type":"case-finished","file":"a.yaml","line":1,"name":"A","verdict":"passed","duration":0,\
    "attempts":[{\(attempt)}]}
    {"type":"run-finished","scenarios":1,"passed":1,"flaky":0,"failed":0,"errors":0,"skipped":0,\
    "appTime":0}

    """
  }

  private static func step(atDepth depth: Int) -> String {
    """
    {"phase":"body","depth":\(depth),"command":"log","title":"log a","outcome":"passed",\
    "place":{"file":"a.yaml","line":1,"column":1}}
    """
  }

  @Test(arguments: [
    (#""failedStep":1"#, "step 1 did not fail"),
    (#""failedStep":0"#, "step 0 did not fail"),
    (#""failedStep":-9223372036854775808"#, "step -9223372036854775808 did not fail"),
    (#""steps":[\#(step(atDepth: -1))]"#, "a step can't have the depth -1"),
    (#""steps":[\#(step(atDepth: 1_001))]"#, "a step can't have the depth 1001"),
  ])
  func `a number of a step that no run has is refused`(attempt: String, reason: String) async throws
  {
    let run = try await rehearse(
      "merge a.jsonl --report markdown=a.md",
      files: ["a.jsonl": Self.log(ofAttempt: attempt)]
    )
    #expect(run.errors.firstLine == "a.jsonl:2:1: error: \(reason) [malformed-events]")
    #expect(run.status == 2)
  }

  @Test(arguments: [("9223372036854775807", "31536000000"), ("-5", "0"), ("7", "7")])
  func `a time is at most a year`(written: String, kept: String) async throws {
    let run = try await shell(
      #"""
      "$REHEARSE" merge a.jsonl --report json-lines=b.jsonl
      grep -o '"duration":[0-9-]*' b.jsonl | sort -u
      """#,
      files: [
        "a.jsonl": Self.log(
          ofAttempt: #""duration":\#(written),"steps":[\#(Self.step(atDepth: 0))]"#
        )
      ]
    )
    #expect(run.output == "\"duration\":\(kept)\n")
  }

  @Test func `a place far down in a file keeps its line and column`() async throws {
    let run = try await shell(
      #"""
      "$REHEARSE" run a.yaml --reproducible --report json-lines=a.jsonl >/dev/null || true
      sed -i 's/"line":5,"column":5/"line":9000000,"column":7000005/g' a.jsonl
      "$REHEARSE" merge a.jsonl --report json-lines=b.jsonl
      for file in a b; do grep 9000000 $file.jsonl >$file; done
      cmp a b && grep -c . b
      """#,
      files: ["a.yaml": "name: A\napp: todo\n\nsteps:\n  - assert: {staticText: Nope}\n"]
    )
    #expect(run.output == "1\n")
  }

  @Test(arguments: [
    ("", "a.jsonl:1:1", "the end of the run is missing"),
    (
      #"{"type":"run-started","version":1}"# + "\n", "a.jsonl:1:35", "the end of the run is missing"
    ),
    (#"{"type":"run-started","version":2}"#, "a.jsonl:1:1", "version 2 of the format is unknown"),
    (#"{"type":"case-finished"}"#, "a.jsonl:1:1", "the text 'file' is missing"),
    ("[1]", "a.jsonl:1:1", "a JSON object is missing"),
  ])
  func `a report that is not whole is not merged`(
    report: String,
    place: String,
    reason: String
  ) async throws {
    let run = try await rehearse(
      "merge a.jsonl --report html=page.html",
      files: ["a.jsonl": "\(report)", "page.html": ""]
    )
    #expect(run.errors.firstLine == "\(place): error: \(reason) [malformed-events]")
    #expect(run.status == 2)
    #expect(run.files["page.html"] == "")
  }

  @Test(arguments: [
    "merge a.xml --report html=page.html", "merge a.xml b.jsonl --junit all.xml", "merge a.jsonl",
    "merge b.jsonl --report html=b.jsonl",
  ])
  func `what can't be merged is a wrong command line`(command: String) async throws {
    let run = try await rehearse(command, files: ["a.xml": "<testsuites/>", "b.jsonl": "{}"])
    #expect(run.status == 64)
    #expect(run.files["b.jsonl"] == "{}")
  }

  @Test(arguments: ["1.jsonl 1.jsonl 2.jsonl", "1.jsonl ./1.jsonl 2.jsonl --expect 2"])
  func `a report that is named twice is merged once`(paths: String) async throws {
    let run = try await rehearse(
      "merge \(paths) --report markdown=all.md",
      files: ["1.jsonl": .shard(with: "A"), "2.jsonl": .shard(with: "B")]
    )
    #expect(run.errors == "")
    #expect(run.files["all.md"]?.contains("2 scenarios: 2 skipped") == true)
  }

  @Test(arguments: [("", 0), ("--expect 2", 2)])
  func `the copy of a shard does not stand for one that is missing`(
    expectation: String,
    status: Int32
  ) async throws {
    let run = try await rehearse(
      "merge 1.jsonl 2.jsonl \(expectation) --report markdown=all.md",
      files: ["1.jsonl": .shard(with: "A"), "2.jsonl": .shard(with: "A"), "all.md": ""]
    )
    let error = "rehearse: error: '2.jsonl' is '1.jsonl' to the byte; collect each shard once, as "
    #expect(run.errors.contains("\(error)another may be missing\n") == (status == 2))
    #expect(run.status == status)
    #expect((run.files["all.md"] == "") == (status == 2))
  }

  @Test func `a test case in two reports of one place is a warning`() async throws {
    let run = try await rehearse(
      "merge 1.jsonl 2.jsonl 3.jsonl --report markdown=all.md",
      files: [
        "1.jsonl": .shard(with: "A"), "2.jsonl": .shard(with: "A", after: "B"),
        "3.jsonl": .shard(with: "A", on: "firefox"),
      ]
    )
    let places = run.errors.split(separator: "\n").filter { $0.contains(".jsonl:") }
    #expect(
      places == [
        "2.jsonl:3:1: warning: the same test case is in two reports; both are kept [repeated-case]",
        "1.jsonl:2:1: note: it is also here",
      ]
    )
    #expect(run.status == 0)
  }
}

extension FileContent {
  /// The report of a run that skipped one or two test cases.
  fileprivate static func shard(
    with name: String,
    after other: String? = nil,
    on place: String = "chromium"
  ) -> FileContent {
    let cases = [other, name].compactMap(\.self).map { name in
      """
      {"type":"case-finished","file":"a.yaml","line":1,"name":"\(name)","verdict":"skipped",\
      "duration":0,"reason":"later"}

      """
    }
    return """
      {"type":"run-started","version":1,"places":[{"name":"\(place)"}],"wantedPlaces":["\(place)"]}
      \(cases.joined()){"type":"run-finished","scenarios":1,"passed":0,"flaky":0,"failed":0,\
      "errors":0,"skipped":1,"appTime":0}

      """
  }
}
