import Testing

struct ReportFileTests {
  @Test func `a broken file among good ones is an error in the report, and the others run`()
    async throws
  {
    let run = try await rehearse(
      "run . --junit report.xml --reproducible",
      files: ["a.yaml": .broken, "b.yaml": .passing]
    )
    #expect(run.status == 2)
    #expect(
      run.files["report.xml"] == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="rehearse" tests="2" failures="0" errors="1" time="0.000"\(padding)>
          <testsuite name="a" tests="1" failures="0" errors="1" skipped="0" time="0.000" \
        timestamp="1970-01-01T00:00:00Z" id="0" file="a.yaml">
            <testcase name="a.yaml" classname="a" time="0.000" file="a.yaml" line="4">
              <error message="a.yaml:4:5: unknown command 'tpa'" type="rehearse.LoadError">\
        a.yaml:4:5: unknown command 'tpa'
          at load (a.yaml:4:5)
          a.yaml:4:5: error: unknown command 'tpa' [unknown-command]
            did you mean 'tap'?
        </error>
            </testcase>
          </testsuite>
          <testsuite name="b" tests="1" failures="0" errors="0" skipped="0" time="0.000" \
        timestamp="1970-01-01T00:00:00Z" id="1" file="b.yaml">
            <testcase name="It loads" classname="b" time="0.000" file="b.yaml" line="1">
              <system-out>step 1/2 passed 0.000s launch trivia (b.yaml:1)
        step 2/2 passed 0.000s assert screen: Loading (b.yaml:4)
        </system-out>
            </testcase>
          </testsuite>
        </testsuites>

        """
    )
  }

  /// The room that a report leaves for greater counts than it turns out to have.
  private var padding: String { String(repeating: " ", count: 85) }

  @Test func `strict leaves out what Jenkins' xunit step refuses`() async throws {
    let rich = try await report(profile: "rich")
    let strict = try await report(profile: "strict")
    #expect(
      strict == rich.replacing(#" file="a.yaml" line="1""#, with: "")
    )
    #expect(strict != rich)
    let configured = try await rehearse(
      "run a.yaml --junit-profile strict --reproducible",
      files: ["a.yaml": .passing, "rehearse.yaml": "reports: {junit: report.xml}\n"]
    )
    #expect(configured.files["report.xml"] == strict)
    #expect(configured.errors == "")
  }

  private func report(profile: String) async throws -> String {
    let run = try await rehearse(
      "run a.yaml --junit report.xml --junit-profile \(profile) --reproducible",
      files: ["a.yaml": .passing]
    )
    return try #require(run.files["report.xml"])
  }

  @Test func `a report that is there keeps its permissions, and a new one has the usual ones`()
    async throws
  {
    let run = try await shell(
      """
      umask 022; touch a.html b.xml; chmod 600 a.html; chmod 660 b.xml; ln -s a.html l.html
      "$REHEARSE" run a.yaml --report html=l.html --junit b.xml --report markdown=c.md >/dev/null
      stat -c '%a %F %n' a.html b.xml c.md l.html; test -s a.html -a -s b.xml && echo written
      """,
      files: ["a.yaml": .passing]
    )
    #expect(
      run.output == """
        600 regular file a.html
        660 regular file b.xml
        644 regular file c.md
        777 symbolic link l.html
        written

        """
    )
  }

  @Test func `a report can go where the console goes`() async throws {
    let run = try await rehearse(
      "run a.yaml --junit /dev/stdout --reproducible",
      files: ["a.yaml": .passing]
    )
    #expect(run.status == 0)
    #expect(
      run.output == """
        ✓ It loads (0.000s)  a.yaml:1

        1 scenario: 1 passed (app time 0.000 s)
        \(try await report(profile: "rich"))
        """
    )
  }

  @Test(arguments: [
    "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "/dev/stderr", "link", "log-link",
  ])
  func `a report can go into the file that the console goes to`(path: String) async throws {
    let report = try await report(profile: "rich")
    let run = try await shell(
      """
      echo before >log; ln -s /dev/stdout link; ln -s log log-link
      "$REHEARSE" run a.yaml --junit \(path) --reproducible >>log 2>&1
      """,
      files: ["a.yaml": .passing]
    )
    #expect(
      run.files["log"] == """
        before
        ✓ It loads (0.000s)  a.yaml:1

        1 scenario: 1 passed (app time 0.000 s)
        \(report)
        """
    )
  }

  @Test(arguments: [
    ("--junit ", "log", ">", "/dev/stdout"), ("--junit ", "twin", ">>", "/dev/stdout"),
    ("--report html=", "./log", ">", "/dev/stdout"),
    ("--report markdown=", "log", "2>", "/dev/stderr"),
    ("--report json-lines=", "log", "2>>", "/dev/stderr"),
  ])
  func `a report that would replace the file that the console goes to is wrong usage`(
    option: String,
    path: String,
    redirection: String,
    output: String
  ) async throws {
    let run = try await shell(
      """
      : >log; ln log twin
      "$REHEARSE" run a.yaml \(option)\(path) \(redirection)log; echo "exit status $?" >>log; cat log >&2
      rm a.yaml log twin
      """,
      files: ["a.yaml": .passing]
    )
    #expect(
      run.output + run.errors == """
        rehearse: error: the report '\(path)' would replace the file that the console goes to; \
        name another path, or '\(output)' to have both in it
        exit status 64

        """
    )
  }

  @Test func `a link to a report stays a link`() async throws {
    let run = try await shell(
      #"""
      ln -s old.xml first; ln -s first report.xml; ln -s ../new.xml sub/link
      for path in report.xml sub/link; do "$REHEARSE" run a.yaml --reproducible --junit $path; done
      test -L report.xml && test -L sub/link
      """#,
      files: ["a.yaml": .passing, "old.xml": "<testsuites/>", "sub/a.txt": ""]
    )
    #expect(run.status == 0)
    #expect(run.files.keys.sorted() == ["a.yaml", "new.xml", "old.xml", "sub/a.txt"])
    let report = try await report(profile: "rich")
    #expect(run.files["old.xml"] == report)
    #expect(run.files["new.xml"] == report)
  }

  @Test func `a report can go to an open file`() async throws {
    let run = try await shell(
      #"""
      exec 5>>log; "$REHEARSE" run a.yaml --reproducible --junit /dev/fd/5; echo after >&5
      """#,
      files: ["a.yaml": .passing]
    )
    let report = try await report(profile: "rich")
    #expect(run.files["log"] == report + "after\n")
  }

  @Test func `nobody reading the console does not cost the report`() async throws {
    let deaf = try await shell(
      """
      mkfifo pipe && exec 3<>pipe 4>pipe 3>&- &&
      "$REHEARSE" run a.yaml --junit report.xml --reproducible >&4
      """,
      files: ["a.yaml": .failing]
    )
    let heard = try await rehearse(
      "run a.yaml --junit report.xml --reproducible",
      files: ["a.yaml": .failing]
    )
    #expect(deaf.files.keys.sorted() == ["a.yaml", "report.xml"])
    #expect(deaf.files == heard.files)
    #expect(deaf.status == 1)
  }

  @Test func `a failed run replaces the report of the last one as a whole`() async throws {
    let run = try await rehearse(
      "run a.yaml --junit report.xml --reproducible",
      files: [
        "a.yaml": .passing, "report.xml": "<testsuites>\(String(repeating: "old ", count: 10_000))",
      ]
    )
    #expect(run.files.keys.sorted() == ["a.yaml", "report.xml"])
    #expect(run.files["report.xml"]?.hasSuffix("</testsuites>\n") == true)
  }
}
