import ScenarioEvents
import ScenarioReports
import Testing

struct JUnitReportTests {
  @Test func `a report has a suite for each file`() {
    let header = RunHeader(timestamp: "2026-03-04T05:06:07Z", hostname: "ci-1", seed: 41)
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="rehearse" tests="3" failures="0" errors="1" time="0.650">
        <testsuite name="Scenarios.trivia.answer" tests="2" failures="0" errors="0" skipped="1" time="0.650" timestamp="2026-03-04T05:06:07Z" hostname="ci-1" id="0" file="Scenarios/trivia/answer.yaml">
          <properties>
            <property name="seed" value="41"/>
          </properties>
          <testcase name="An answer is checked" classname="Scenarios.trivia.answer" time="0.650" file="Scenarios/trivia/answer.yaml" line="1">
            <system-out>tags: smoke, trivia
      step 1/5 passed 0.550s +0.550s waitFor element: QuestionTitle, timeout: 5s (Scenarios/trivia/answer.yaml:4) held at 0.550s, 4.450s of the timeout left
      step 2/5 passed 0.650s +0.100s tap button: Norway (Scenarios/trivia/answer.yaml:5) animations ended after 0.350s; touched button 'Norway' at (187.5, 303)
      step 3/5 passed 0.650s run finish (Scenarios/trivia/answer.yaml:6)
      step 4/5 passed 0.650s   assert button: Done (Scenarios/Vocabulary/trivia.yaml:5)
      step 5/5 passed 0.650s [teardown] log done (Scenarios/trivia/answer.yaml:7)
      </system-out>
          </testcase>
          <testcase name="A slow one" classname="Scenarios.trivia.answer" time="0.000" file="Scenarios/trivia/answer.yaml" line="1">
            <skipped message="too slow for every day">too slow for every day</skipped>
          </testcase>
        </testsuite>
        <testsuite name="Scenarios.broken" tests="1" failures="0" errors="1" skipped="0" time="0.000" timestamp="2026-03-04T05:06:07Z" hostname="ci-1" id="1" file="Scenarios/broken.yaml">
          <testcase name="Scenarios/broken.yaml" classname="Scenarios.broken" time="0.000" file="Scenarios/broken.yaml" line="2">
            <error message="Scenarios/broken.yaml:4:5: unknown command 'tpa'" type="rehearse.LoadError">Scenarios/broken.yaml:4:5: unknown command 'tpa'
        at load (Scenarios/broken.yaml:4:5)
        Scenarios/broken.yaml:1:10: warning: nothing in 'words.yaml' is used [unused-import]
        Scenarios/broken.yaml:4:5: error: unknown command 'tpa' [unknown-command]
          did you mean 'tap'?
          Scenarios/broken.yaml:3:1: note: the list begins here
        Scenarios/data.csv: error: 'data.csv' can't be read [unreadable-file]
      </error>
          </testcase>
        </testsuite>
      </testsuites>

      """
    #expect(junit([.passed, .skipped, .invalid], header: header) == expected)
  }

  @Test(arguments: [
    ([], "Scenarios.trivia.answer"), (["chromium"], "Scenarios.trivia.answer"),
    (["model", "chromium"], "Scenarios.trivia.answer [model] [chromium]"),
  ])
  func `names of suites and classes end with the places of each case if they are several`(
    places: [String],
    name: String
  ) {
    var header = RunHeader()
    header.wantedPlaces = places
    let report = junit([.passed], header: header)
    #expect(report.contains("<testsuite name=\"\(name)\" "))
    #expect(report.contains(" classname=\"\(name)\" "))
  }

  @Test func `a run without cases is a valid report`() {
    let room = String(repeating: " ", count: 85)
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="rehearse" tests="0" failures="0" errors="0" time="0.000"\(room)>
      </testsuites>

      """
    #expect(report([], by: JUnitReport()) == expected)
  }

  @Test func `files whose names look alike have a suite each`() {
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="rehearse" tests="3" failures="0" errors="0" time="0.000">
        <testsuite name="e\u{301}.e\u{301}" tests="1" failures="0" errors="0" skipped="1" time="0.000" timestamp="1970-01-01T00:00:00Z" id="0" file="e\u{301}/e\u{301}.yaml">
          <testcase name="A case" classname="e\u{301}.e\u{301}" time="0.000" file="e\u{301}/e\u{301}.yaml" line="1">
            <skipped message="later">later</skipped>
          </testcase>
        </testsuite>
        <testsuite name="e\u{301}.\u{E9}-2" tests="1" failures="0" errors="0" skipped="1" time="0.000" timestamp="1970-01-01T00:00:00Z" id="1" file="e\u{301}/\u{E9}.yaml">
          <testcase name="A case" classname="e\u{301}.\u{E9}-2" time="0.000" file="e\u{301}/\u{E9}.yaml" line="1">
            <skipped message="later">later</skipped>
          </testcase>
        </testsuite>
        <testsuite name="\u{E9}.\u{E9}-3" tests="1" failures="0" errors="0" skipped="1" time="0.000" timestamp="1970-01-01T00:00:00Z" id="2" file="\u{E9}/\u{E9}.yaml">
          <testcase name="A case" classname="\u{E9}.\u{E9}-3" time="0.000" file="\u{E9}/\u{E9}.yaml" line="1">
            <skipped message="later">later</skipped>
          </testcase>
        </testsuite>
      </testsuites>

      """
    #expect(junit(.lookingAlike) == expected)
  }

  @Test func `a suite is written as soon as the next file begins`() {
    var report = JUnitReport()
    var sink = MemorySink()
    report.receive(.runStarted(RunHeader()), into: &sink)
    report.receive(.caseFinished(.passed), into: &sink)
    let before = sink.text
    report.receive(.caseFinished(.invalid), into: &sink)
    #expect(sink.text == before + suite(of: .passed))
  }

  @Test(arguments: [
    (["a/b.yaml", "a.b.yaml"], ["a.b", "a-b"]),
    (["a-b.yaml", "a.b.yaml", "a b.yml"], ["a-b", "a-b-2", "a-b-3"]),
    (["a.yaml", "a.yml", "a-2.yaml"], ["a", "a-2", "a-2-2"]),
    (["./Scenarios/../x.spec.yaml"], ["Scenarios.x-spec"]),
    (["/some/nasty text\\.yaml"], ["some.nasty-text-"]),
    (["T/t\tx.yaml", "a\nb/c.yaml"], ["T.t-x", "a-b.c"]),
    ([".yaml", "..", ""], ["-yaml", "unnamed", "unnamed-2"]),
    (["a//b.yaml", "a/./b.yaml", "a/b/", "a/.b/c.yaml"], ["a.b", "a.b-2", "a.b-3", "a.-b.c"]),
    (["a/\u{301}b.yaml", "<&>.yaml"], ["a.\u{301}b", "<&>"]),
  ])
  func `suites have unique names in dots`(files: [String], names: [String]) throws {
    let cases = files.map { CaseRecord(identity: .at($0), result: .notRun(.skip("too slow"))) }
    let suites = try XMLTree(report(cases, by: JUnitReport())).children
    #expect(suites.map { $0.attributes["name"] } == names)
    #expect(suites.map { $0.children.last?.attributes["classname"] } == names)
  }

  @Test(arguments: [
    ("Scenarios/a.yaml", "Scenarios/a.yaml"),
    ("/some/../a.yaml", "some/a.yaml"),
    ("../a.yaml", "../a.yaml"),
    ("../../b/../a.yaml", "../../b/a.yaml"),
    ("/../a.yaml", "a.yaml"),
    ("a\\b.yaml", "a\u{FFFD}b.yaml"),
    ("c:/a.yaml", "./c:/a.yaml"),
    ("/a//b/./.c/d.yaml/", "a/b/.c/d.yaml"),
    ("//a.yaml", "a.yaml"),
    ("/", "unnamed"),
    ("x", "x"),
    ("\u{1B}[1m/a.yaml", "a.yaml"),
    (" /a.yaml", ".//a.yaml"),
  ])
  func `paths are relative`(file: String, expected: String) throws {
    let record = CaseRecord(identity: .at(file), result: .notRun(.skip("too slow")))
    let suite = try XMLTree(report([record], by: JUnitReport())).children[0]
    #expect(suite.attributes["file"] == expected)
    #expect(suite.children.last?.attributes["file"] == expected)
  }

  @Test func `cases of one name are numbered`() throws {
    let names = ["a", "a", "a [2]", " a\n", "", " "]
    let cases = names.map { name in
      CaseRecord(
        identity: CaseIdentity(file: "a.yaml", line: 1, name: name),
        result: .notRun(.skip("too slow"))
      )
    }
    let suite = try XMLTree(report(cases, by: JUnitReport())).children[0]
    let expected = ["a", "a [2]", "a [2] [2]", "a [3]", "unnamed", "unnamed [2]"]
    #expect(suite.children.map { $0.attributes["name"] } == expected)
  }

  @Test func `names and descriptions of suites are properties that no two suites share`() throws {
    let suites: [(name: String?, description: String?)] = [
      ("A", nil), ("B", "About\n B  "), (nil, nil), ("D", ""), ("E", "About <E>"),
    ]
    let cases = suites.enumerated().map { number, suite in
      let identity = CaseIdentity(
        file: "\(number).yaml",
        line: 1,
        name: "a",
        suite: suite.name,
        suiteDescription: suite.description
      )
      return CaseRecord(identity: identity, result: .notRun(.skip("no")))
    }
    let properties = try XMLTree(report(cases, by: JUnitReport())).children.map { suite in
      suite.elements(named: "property").map { property in
        [property.attributes["name"], property.attributes["value"]]
      }
    }
    #expect(
      properties == [
        [["suite", "A"]],
        [["suite-2", "B"], ["description", "About B"]],
        [],
        [["suite-3", "D"]],
        [["suite-4", "E"], ["description-2", "About <E>"]],
      ]
    )
  }

  @Test func `a suite of many megabytes is sent piece by piece, its counters in the end`() throws {
    var step = StepRecord.wait
    step.notes = [.text(String(repeating: "x", count: 200_000))]
    let attempt = Attempt(steps: [step], failure: nil, duration: .milliseconds(1))
    var report = JUnitReport()
    var sink = WatchedSink()
    report.receive(.runStarted(RunHeader(seed: 4)), into: &sink)
    for name in 1...60 {
      let file = name > 50 ? "b.yaml" : "a.yaml"
      let identity = CaseIdentity(file: file, line: 1, name: "\(name)", suite: "S")
      let result = name % 5 == 0 ? CaseRecord.Result.notRun(.skip("no")) : .ran([attempt])
      report.receive(.caseFinished(CaseRecord(identity: identity, result: result)), into: &sink)
    }
    report.receive(.runFinished(RunFooter()), into: &sink)
    let suites = try XMLTree(sink.memory.text).children
    #expect(suites.map { $0.attributes["tests"] } == ["50", "10"])
    #expect(suites.map { $0.attributes["skipped"] } == ["10", "2"])
    #expect(suites.map { $0.attributes["time"] } == ["0.040", "0.008"])
    #expect(suites.map { $0.elements(named: "testcase").count } == [50, 10])
    #expect(suites.map { $0.elements(named: "property").count } == [2, 1])
    #expect(sink.longest < 5_000_000)
  }

  /// The suite with one case as a report writes it.
  private func suite(of record: CaseRecord) -> String {
    let lines = report([record], by: JUnitReport()).split(separator: "\n")
    return lines[2...].dropLast().map { "\($0)\n" }.joined()
  }
}

/// A sink that knows how much it got at once.
private struct WatchedSink: RewritableSink {
  private(set) var memory = MemorySink()
  private(set) var longest = 0

  mutating func append(_ bytes: [UInt8]) {
    longest = max(longest, bytes.count)
    memory.append(bytes)
  }

  mutating func overwrite(at offset: Int, with bytes: [UInt8]) {
    memory.overwrite(at: offset, with: bytes)
  }
}
