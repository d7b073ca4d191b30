import ScenarioEvents
import ScenarioReports
import Testing

struct MarkdownReportTests {
  @Test func `a run with failures has a table, and a story for each of them`() {
    let expected = #"""
      ## ❌ 1 of 3 scenarios ended in an error

      3 scenarios: 1 passed, 1 flaky, 1 error in 0.021 s (app time 2.600 s, seed 41)

      | | Scenario | Place | What happened |
      | --- | --- | --- | --- |
      | ❗ error | An answer is checked | Scenarios/trivia/answer.yaml:5 | the app crashed: no question 11 |
      | ⚠️ flaky | An answer is checked | Scenarios/trivia/answer.yaml:5 | button: Norway is covered by the keyboard |

      <details><summary>❗ error: <code>An answer is checked</code></summary>

      <pre>
      ! An answer is checked (0.650s)  Scenarios/trivia/answer.yaml:1
        1 !    0.650s  tap button: Norway  +0.100s

        Scenarios/trivia/answer.yaml:5:5: error: the app crashed: no question 11
         5 |   - tap: {button: Norway}
           |     ^~~~~~~~~~~~~~~~~~~~~
      </pre>
      </details>

      <details><summary>⚠️ flaky: <code>An answer is checked</code></summary>

      <pre>
      ✓ An answer is checked (1.300s, flaky, passed at attempt 2)  Scenarios/trivia/answer.yaml:1
        attempt 1 of 2, seed 41: step 1/1 tap button: Norway: button: Norway is covered by the keyboard
      </pre>
      </details>

      """#
    let text = report(
      [.crashed, .passed, .flaky],
      by: MarkdownReport(),
      header: RunHeader(seed: 41),
      footer: RunFooter(wallTime: .milliseconds(21))
    )
    #expect(text == expected)
  }

  @Test func `the story of a file that can't be run has its diagnostics`() {
    let expected = #"""
      ## ❌ 1 of 1 scenario ended in an error

      1 scenario: 1 error (app time 0.000 s)

      | | Scenario | Place | What happened |
      | --- | --- | --- | --- |
      | ❗ error | Scenarios/broken.yaml | Scenarios/broken.yaml:4 | unknown command 'tpa' (and 1 more) |

      <details><summary>❗ error: <code>Scenarios/broken.yaml</code></summary>

      <pre>
      ! Scenarios/broken.yaml (invalid)
        Scenarios/broken.yaml:1:10: warning: nothing in &#39;words.yaml&#39; is used [unused-import]
         1 | import: [words.yaml]
           |          ^~~~~~~~~~
        Scenarios/broken.yaml:4:5: error: unknown command &#39;tpa&#39; [unknown-command]
         4 |   - tpa: {button: Done}
           |     ^~~ did you mean &#39;tap&#39;?
        Scenarios/broken.yaml:3:1: note: the list begins here
         3 | steps:
           | ^~~~~
        Scenarios/data.csv: error: &#39;data.csv&#39; can&#39;t be read [unreadable-file]
      </pre>
      </details>

      """#
    #expect(report([.invalid], by: MarkdownReport()) == expected)
  }

  @Test(arguments: [
    ([CaseRecord.passed, .skipped], "## ✅ No scenario failed\n\n2 scenarios: 1 passed, 1 skipped"),
    ([], "## ⚠️ Nothing to run\n\n0 scenarios: nothing to run"),
  ])
  func `a run that is well has no more than its counts`(cases: [CaseRecord], beginning: String) {
    let appTime = cases.isEmpty ? "0.000" : "0.650"
    #expect(report(cases, by: MarkdownReport()) == "\(beginning) (app time \(appTime) s)\n")
  }

  @Test(arguments: [
    ("a|b", #"a\|b"#, "a|b"),
    ("`code` *bold* _it_ $x$", #"\`code\` \*bold\* \_it\_ \$x\$"#, "`code` *bold* _it_ $x$"),
    ("<b>&amp;", #"\<b>\&amp;"#, "&lt;b&gt;&amp;amp;"),
    ("@team #12", "@\u{200B}team #12", "@team #12"),
    ("</pre>\n\n# x", ##"\</pre>\n\n# x"##, #"&lt;/pre&gt;\n\n# x"#),
    ("www.x.org", #"www\.x.org"#, "www.x.org"),
    ("żółć \u{202E}", #"żółć \u{202E}"#, #"żółć \u{202E}"#),
    (#"\*a\q"#, #"\\\*a\q"#, #"\*a\q"#),
    (
      "3 * 4 < 13 & a_b [1] (x): 5$!", "3 * 4 < 13 & a_b [1] (x): 5$!",
      "3 * 4 &lt; 13 &amp; a_b [1] (x): 5$!"
    ),
    (
      "[x](https://x.org) a@b.c", #"[x\](https\://x.org) a@"# + "\u{200B}b.c",
      "[x](https://x.org) a@b.c"
    ),
    ("~~no~~ __b__", #"\~\~no\~\~ \_\_b\_\_"#, "~~no~~ __b__"),
  ])
  func `names are shown as they are`(name: String, inTable: String, inStory: String) {
    let identity = CaseIdentity(file: "a", line: 1, name: name)
    let attempt = Attempt(
      steps: [],
      failure: CaseFailure(Failure(.appCrashed, "crash"), step: nil),
      duration: .zero
    )
    let expected = """
      ## ❌ 1 of 1 scenario ended in an error

      1 scenario: 1 error (app time 0.000 s)

      | | Scenario | Place | What happened |
      | --- | --- | --- | --- |
      | ❗ error | \(inTable) | a:1 | crash |

      <details><summary>❗ error: <code>\(inStory)</code></summary>

      <pre>
      ! \(inStory) (0.000s)  a:1

        a:1: error: crash
      </pre>
      </details>

      """
    let record = CaseRecord(identity: identity, result: .ran([attempt]))
    #expect(report([record], by: MarkdownReport()) == expected)
  }

  @Test func `what does not fit is left out, and the page says how much`() {
    let row =
      #"| ❗ error | An answer is checked | Scenarios/trivia/answer.yaml:5 | the app crashed: no question 11 |"#
    let text = report(Array(repeating: .crashed, count: 9), by: MarkdownReport(limit: 1600))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count { $0 == row } == 3)
    #expect(lines.contains("And 6 more, left out because the page is full."))
    #expect(lines.count { $0 == "<pre>" } == 2)
    #expect(
      lines.suffix(2) == [
        "The details of 7 more scenarios are left out (2450 bytes) because the page is full.",
        "",
      ]
    )
    #expect(text.utf8.count <= 1600)
  }

  @Test func `the page of a run without end is no larger than GitHub takes`() {
    let text = report(Array(repeating: .failed, count: 3000), by: MarkdownReport())
    #expect((500_000...MarkdownReport.largestPage).contains(text.utf8.count))
  }
}
