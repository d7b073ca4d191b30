import Foundation
import ScenarioTestSupport
import Testing

/// `rehearse merge`.
struct MergeTests {
  @Test func `the reports of all shards are the report of the run`() async throws {
    let run = try await shell(
      """
      for i in 1 2 3; do "$REHEARSE" run . --shard $i/3 --junit shards/$i.xml --reproducible; done
      "$REHEARSE" run . --junit whole.xml --reproducible
      "$REHEARSE" merge shards --junit merged.xml && "$REHEARSE" merge . --junit again.xml
      """,
      files: [
        "a.yaml": .passing, "b.yaml": .failing, "c.yaml": .broken, "d.yaml": .rows,
        "rows.csv": "n\n1\n2\n3\n4\n5\n",
        "e/f.yaml": .skipped, "shards/.keep": "", "log in.yaml": .passing, "log-in.yaml": .failing,
        "e/g.yaml": """
        suite: G
        description: All about G.
        app: todo
        scenarios: [{name: A, steps: [log: a]}, {name: B, steps: [log: b]}]
        """,
      ]
    )
    #expect(run.files["merged.xml"] == run.files["whole.xml"])
    #expect(run.files["merged.xml"]?.contains(#"tests="13" failures="7" errors="1""#) == true)
    #expect(run.status == 0)
  }

  @Test func `with drawn delays, too, shards make up the run, which any cores replay to the byte`()
    async throws
  {
    let run = try await shell(
      #"""
      cp -r "\#(Repository.root.path)/Scenarios" scenarios && rm -rf scenarios/.rehearse
      mkdir shards again
      all="--timing random --seed 11 --reproducible"
      for i in 1 2 3; do
        "$REHEARSE" run scenarios --shard $i/3 $all --jobs $i --junit shards/$i.xml >/dev/null
      done
      for i in 1 2; do
        "$REHEARSE" run scenarios $all --jobs $i --junit again/$i.xml --report html=again/$i.html \
          --report json-lines=again/$i.jsonl --report markdown=again/$i.md >again/$i.txt
      done
      for kind in xml html jsonl md txt; do cmp again/1.$kind again/2.$kind; done
      "$REHEARSE" merge shards --junit merged.xml && cmp merged.xml again/1.xml
      wc -l again/* | awk '$1 < 10 {print "almost nothing in " $2}'
      rm -r scenarios
      """#,
      files: [:]
    )
    #expect(run.output == "")
    #expect(run.errors == "")
  }

  @Test(arguments: [
    ("S --expect 3", "but 2 were found"), ("S/1.xml --expect 3", "but 1 was found"),
    ("E --expect 3", "but none was found"), ("S/1.xml S/2.xml S O --expect 3", ""),
    ("S O P --expect 3", "but 4 were found"),
  ])
  func `as many reports are merged as there must be, and no others`(
    paths: String,
    found: String
  )
    async throws
  {
    let run = try await rehearse(
      "merge \(paths) --junit all.xml",
      files: [
        "S/1.xml": "<testsuites/>", "S/2.xml": "<testsuites/>", "O/o.xml": "<testsuites/>",
        "P/p.xml": "<testsuites/>", "E/.keep": "", "all.xml": "<testsuite/>",
      ]
    )
    let error = "rehearse: error: there must be 3 reports to merge, \(found)\n"
    #expect(run.errors == (found.isEmpty ? "" : error))
    #expect(run.status == (found.isEmpty ? 0 : 2))
    #expect((run.files["all.xml"] == "<testsuite/>") == !found.isEmpty)
  }

  @Test(arguments: [("", 0), ("--expect 3", 2)])
  func `one shard given twice does not stand for one that is missing`(
    expectation: String,
    status: Int32
  ) async throws {
    let first: FileContent = "<testsuite name=\"s\" tests=\"1\"><testcase name=\"1\"/></testsuite>"
    let run = try await rehearse(
      "merge S \(expectation) --junit all.xml",
      files: [
        "S/1.xml": first, "S/2.xml": first, "all.xml": "<testsuite/>",
        "S/3.xml": "<testsuite name=\"s\" tests=\"1\"><testcase name=\"3\"/></testsuite>",
      ]
    )
    let error = "rehearse: error: 'S/2.xml' is 'S/1.xml' to the byte; collect each shard once, as "
    #expect(run.errors.contains("\(error)another may be missing\n") == (status == 2))
    #expect(run.status == status)
    #expect((run.files["all.xml"] == "<testsuite/>") == (status == 2))
  }

  @Test(arguments: [(3, ""), (4, "1 more test case is"), (30, "27 more test cases are")])
  func `of the cases that two reports have some are shown, and the others counted`(
    count: Int,
    rest: String
  ) async throws {
    let cases = (1...count).map { "<testcase name=\"\($0)\"/>\n" }.joined()
    let report = FileContent(stringLiteral: "<testsuite name=\"s\">\n\(cases)</testsuite>\n")
    let run = try await rehearse(
      "merge a.xml b.xml --junit c.xml",
      files: ["a.xml": report, "b.xml": report]
    )
    let warning = "b.xml:2:1: warning: the same test case is in two reports; both are kept"
    #expect(run.errors.firstLine == "\(warning) [repeated-case]")
    #expect(run.errors.split(separator: "[repeated-case]").count == 4)
    let last = "rehearse: warning: and \(rest) in two reports; all are kept\n"
    #expect(run.errors.hasSuffix(rest.isEmpty ? "^~~~~~~~~~~~~~~~~~~~\n" : last))
    #expect(run.status == 0)
  }

  @Test func `a report that is cut off stops it, and all problems are told`() async throws {
    let run = try await rehearse(
      "merge a.xml b.xml c.xml --junit all.xml",
      files: [
        "a.xml": "<testsuites/>", "b.xml": "<testsuites>\n  <testsuite name=\"x\">",
        "c.xml": "<html/>", "all.xml": "<testsuite/>",
      ]
    )
    #expect(run.status == 2)
    #expect(
      run.errors == """
        b.xml:2:3: error: 'testsuite' is never closed [malformed-xml]
         2 |   <testsuite name="x">
           |   ^~~~~~~~~~~~~~~~~~~~
        c.xml:1:1: error: the root element of a JUnit report must be 'testsuites' or 'testsuite', \
        not 'html' [not-a-report]
         1 | <html/>
           | ^~~~~~~

        """
    )
    #expect(run.files["all.xml"] == "<testsuite/>")
  }

  @Test func `a name that is no text stops it`() async throws {
    let run = try await shell(
      #"""
      touch "$(printf 'a\377.xml')"; mkdir "$(printf 'b\377')"
      "$REHEARSE" merge . --junit all.xml; status=$?
      rm -r a* b*; exit $status
      """#,
      files: ["c.xml": "<testsuites/>"]
    )
    #expect(
      run.withoutFiles
        == Outcome(
          status: 2,
          output: "",
          errors: """
            a�.xml: error: the file can't be read: its name is not valid UTF-8 [unreadable-file]
            b�: error: the folder can't be searched: its name is not valid UTF-8 [unreadable-file]

            """
        )
    )
    #expect(run.files.keys.sorted() == ["c.xml"])
  }

  @Test func `a link out of the workspace is read where it is named alone`() async throws {
    let run = try await shell(
      #"""
      cd here && ln -s ../a.xml in/own.xml && ln -s ../../key.pem in/key.xml
      "$REHEARSE" merge in --junit all.xml; echo "$?"
      "$REHEARSE" merge in/key.xml --junit all.xml; echo "$?"
      rm in/key.xml
      "$REHEARSE" merge in --junit all.xml; echo "$?"
      rm in/own.xml
      """#,
      files: [
        "here/a.xml": "<testsuites/>", "here/in/b.xml": "<testsuites/>",
        "key.pem": "-----BEGIN-----\n",
      ]
    )
    #expect(run.output == "2\n2\n0\n")
    #expect(
      run.errors == """
        in/key.xml: error: the file can't be read: it is a link that leads out of the workspace \
        [unreadable-file]
        in/key.xml:1:1: error: this is not XML: an element begins with '<' [malformed-xml]
         1 | -----BEGIN-----
           | ^

        """
    )
  }

  @Test(.enabled(if: Privileges.canBeDropped, "root can read everything"))
  func `a folder that can't be searched stops it`() async throws {
    let run = try await shell(
      #"chmod 0 shut; $UNPRIVILEGED "$REHEARSE" merge . --junit all.xml; s=$?; chmod 700 shut; exit $s"#,
      files: ["c.xml": "<testsuites/>", "shut/d.xml": "<testsuites/>"]
    )
    #expect(
      run.withoutFiles
        == Outcome(
          status: 2,
          output: "",
          errors: """
            shut: error: the folder can't be searched: permission denied [unreadable-file]

            """
        )
    )
  }

  @Test(arguments: [
    ("merge . --junit all.xml", 4, "rehearse: error: there is no report to merge"),
    (
      "merge a.xml --junit a.xml/all.xml", 3,
      "rehearse: error: the report 'a.xml/all.xml' can't be written: not a directory"
    ),
    (
      "merge a.xml", 64,
      "rehearse: error: name the merged report, for example '--junit report.xml'."
    ),
  ])
  func `what can't be done is told`(
    command: String,
    status: Int32,
    expected: String
  ) async throws {
    let files: [String: FileContent] = command.contains("a.xml") ? ["a.xml": "<testsuites/>"] : [:]
    let run = try await rehearse(command, files: files)
    #expect(run.status == status)
    #expect(run.errors.prefix { $0 != "\n" } == expected)
  }

  @Test func `a report over the file that the console goes to is wrong usage`() async throws {
    let run = try await shell(
      #""$REHEARSE" merge a.xml --junit log 2>log; echo "exit status $?" >>log; cat log; rm log"#,
      files: ["a.xml": "<testsuites/>"]
    )
    #expect(
      run.output == """
        rehearse: error: the report 'log' would replace the file that the console goes to; name \
        another path, or '/dev/stderr' to have both in it
        exit status 64

        """
    )
  }

  @Test func `folders are searched in the order of their numbers, and the output is no part`()
    async throws
  {
    let run = try await shell(
      #""$REHEARSE" merge in --junit in/all.xml && "$REHEARSE" merge in --junit in/all.xml"#,
      files: Dictionary(
        uniqueKeysWithValues: ["2", "10", "1", "deep/3"].map { name in
          ("in/shard-\(name).xml", "<testsuite name='\(name)' tests='0'/>" as FileContent)
        }
      )
    )
    let names = (run.files["in/all.xml"] ?? "").matches(of: #/testsuite name="([^"]+)"/#)
    #expect(names.map { String($0.output.1) } == ["1", "2", "10", "deep/3"])
    #expect(
      run.errors == """
        rehearse: note: 'in/all.xml' is replaced and not merged; name it to have it merged, too

        """
    )
  }

  @Test func `the report that is replaced is a part where it is named`() async throws {
    let run = try await rehearse(
      "merge in/1.xml in --junit in/1.xml",
      files: [
        "in/1.xml": "<testsuite name='1' tests='0'/>",
        "in/2.xml": "<testsuite name='2' tests='0'/>",
      ]
    )
    let names = (run.files["in/1.xml"] ?? "").matches(of: #/testsuite name="([^"]+)"/#)
    #expect(names.map { String($0.output.1) } == ["1", "2"])
    #expect(run.errors == "")
  }
}

extension FileContent {
  /// Five rows on one line of the report.
  static let rows: FileContent = """
    name: Number ${n}
    app: trivia
    cases:
      fromFile: rows.csv
    steps:
      - assert: {screen: Question}

    """
}
