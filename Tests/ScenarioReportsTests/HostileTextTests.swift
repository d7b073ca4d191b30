import ScenarioDiagnostics
import ScenarioEvents
import ScenarioReports
import Testing

/// Scalars that Unicode keeps out of texts, and Swift out of literals.
let noncharacters = String(decoding: [0xFFFE, 0xFFFF, 0xFDD0] as [UInt16], as: UTF16.self)

/// Untrusted text in reports, which must stay readable.
struct HostileTextTests {
  @Test(arguments: [
    ("a < b && c > d", "a &lt; b &amp;&amp; c &gt; d"),
    ("]]>", "]]&gt;"),
    ("say \"hi\"", "say \"hi\""),
    ("<\u{301} &\u{200D}", "&lt;\u{301} &amp;\u{200D}"),
    ("one\ntwo\r\nthree\rfour", "one\\ntwo&#13;\\nthree&#13;four"),
    ("a\ttab", "a\ttab"),
    ("\u{1B}[31mred\u{1B}[0m", "red"),
    ("\u{1B}]8;;http://x\u{07}link\u{1B}]8;;\u{1B}\\", "link"),
    ("\u{1B}]0;no end", "0;no end"),
    ("\u{1B}]0;cut\u{1B}[31mred", "0;cutred"),
    ("\u{1B}[31", ""),
    ("\u{1B}(B\u{1B}", "B"),
    ("\u{1B}\u{1B}[1mx", "x"),
    ("a|b [[ATTACHMENT|a.png]]", "a|b [[ATTACHMENT\\u{7C}a.png]]"),
    ("\u{600}[[ATTACHMENT|a]]", "\u{600}[[ATTACHMENT\\u{7C}a]]"),
    ("nul\u{0}bell\u{7}", "nul\u{FFFD}bell\u{FFFD}"),
    ("\u{7F}\u{85}\u{9B}31m", "\u{FFFD}\u{85}\u{FFFD}31m"),
    (noncharacters, "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("Zażółć 日本 🎉 שלום \u{202E}", "Zażółć 日本 🎉 שלום \u{202E}"),
  ])
  func `xml text is escaped, and nothing else of it is lost`(text: String, expected: String) {
    let expectedCase = """
          <testcase name="A case" classname="a" time="0.000">
            <system-out>step 1/1 passed 0.000s log \(expected) (a.yaml:1)
      </system-out>
          </testcase>

      """
    #expect(testCases([.logging(text)], profile: .strict) == expectedCase)
  }

  @Test(arguments: [
    ("say \"hi\" & <bye>", "say &quot;hi&quot; &amp; &lt;bye&gt;"),
    ("\"\u{301}", "&quot;\u{301}"),
    (" two\n lines\t\u{A0}and\u{2028}more ", "two lines and more"),
    ("\u{1B}[31mred\u{1B}[0m\u{0}", "red\u{FFFD}"),
    ("\u{1B}[31m", "unnamed"),
  ])
  func `xml attributes are one line with single spaces`(name: String, expected: String) {
    let identity = CaseIdentity(file: "a.yaml", line: 1, name: name)
    let expectedCase = """
          <testcase name="\(expected)" classname="a" time="0.000">
            <skipped message="too slow">too slow</skipped>
          </testcase>

      """
    let record = CaseRecord(identity: identity, result: .notRun(.skip("too slow")))
    #expect(testCases([record], profile: .strict) == expectedCase)
  }

  @Test(arguments: [
    ("a\nb\r\t", "a\\nb\\r\\t"),
    ("\u{1B}[31mred", "\\u{1B}[31mred"),
    ("\u{202E}txt.exe\u{2066}\u{85}\u{0}", "\\u{202E}txt.exe\\u{2066}\\u{85}\\u{0}"),
    ("Zażółć 日本 🎉 שלום <&>", "Zażółć 日本 🎉 שלום <&>"),
  ])
  func `terminals show what would move the cursor or the text`(name: String, expected: String) {
    let identity = CaseIdentity(file: "a.yaml", line: 1, name: name)
    let text = console([CaseRecord(identity: identity, result: .notRun(.skip("too slow")))])
    let expectedText = """
      - \(expected) (skipped: too slow)  a.yaml:1

      1 scenario: 1 skipped (app time 0.000 s)

      """
    #expect(text == expectedText)
  }

  @Test func `a long text loses its middle`() {
    let text = String(repeating: "ä", count: 2001)
    let head = String(repeating: "ä", count: 1333)
    let tail = String(repeating: "ä", count: 666)
    let shortened = "\(head)… [4 bytes cut] …\(tail)"
    let expectedCase = """
          <testcase name="A case" classname="a" time="0.000">
            <system-out>step 1/1 passed 0.000s log \(shortened) (a.yaml:1)
      </system-out>
          </testcase>

      """
    #expect(testCases([.logging(text)], profile: .strict) == expectedCase)
  }

  @Test func `a long message is cut, and stands whole below itself`() {
    let summary = String(repeating: "ä", count: 600)
    let failure = Failure(.launchFailed, summary)
    let attempt = Attempt(steps: [], failure: CaseFailure(failure, step: nil), duration: .zero)
    let message = String(repeating: "ä", count: 498) + "…"
    let expectedCase = """
          <testcase name="A case" classname="a" time="0.000">
            <error message="\(message)" type="rehearse.LaunchFailed">\(message)
        \(summary)
        at scenario (a.yaml:1:1)
      </error>
          </testcase>

      """
    let record = CaseRecord(identity: .at("a.yaml"), result: .ran([attempt]))
    #expect(testCases([record], profile: .strict) == expectedCase)
  }

  @Test func `a log of more than a megabyte loses lines from its middle`() {
    let line = String(repeating: "x", count: 999) + "\n"
    let record = CaseRecord.logging("much", notes: [.text(String(repeating: line, count: 1000))])
    let prefixed = "step 1/1   | " + line
    let kept = String(repeating: prefixed, count: 493)
    let expectedCase = """
          <testcase name="A case" classname="a" time="0.000">
            <system-out>step 1/1 passed 0.000s log much (a.yaml:1)
      \(kept)[14182 bytes cut]
      \(kept)</system-out>
          </testcase>

      """
    #expect(testCases([record], profile: .strict) == expectedCase)
  }
}

extension CaseRecord {
  /// A passed case whose only step has the given title.
  static func logging(_ title: String, notes: [StepNote] = []) -> CaseRecord {
    let file = SourceFile(path: "a.yaml", text: "name: A case")
    let step = StepRecord(
      command: "log",
      title: title,
      span: SourceSpan(file: file, start: 0, end: 4),
      outcome: .passed,
      notes: notes
    )
    let attempt = Attempt(steps: [step], failure: nil, duration: .zero)
    return CaseRecord(identity: .at("a.yaml"), result: .ran([attempt]))
  }
}
