import Testing

/// The counters and times of merged JUnit reports.
struct JUnitMergeCountTests {
  @Test func `counters that are wrong are counted again`() throws {
    let merged = try merge([
      """
      <testsuites tests='9' failures='0' errors='4'>
        <testsuite name='a' tests='7' failures='0' errors='0' skipped='3'>
          <testcase name='x'><failure/></testcase><testcase name='y'><error/></testcase>
        </testsuite>
        <testsuite name='no cases' tests='2' failures='1'/>
      </testsuites>
      """
    ])
    let tags = merged.text.split(separator: "\n").filter { $0.contains("<testsuite") }
    #expect(
      tags == [
        "<testsuites name=\"merged\" tests=\"4\" failures=\"2\" errors=\"1\" time=\"0.000\">",
        "  <testsuite name=\"a\" tests=\"2\" failures=\"1\" errors=\"1\" skipped=\"0\">",
        "  <testsuite name=\"no cases\" tests=\"2\" failures=\"1\">",
      ]
    )
  }

  @Test func `what reports do not count is counted`() throws {
    let merged = try merge([
      "<testsuite name='a'><testcase name='x'><failure/></testcase></testsuite>",
      "<testsuite name='a'><testcase name='y'><skipped/></testcase></testsuite>",
      "<testsuite name='a' skipped='1'><testcase name='z'><skipped/></testcase></testsuite>",
    ])
    #expect(
      merged.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="merged" tests="3" failures="1" errors="0" time="0.000">
          <testsuite name="a" skipped="2">
            <testcase name='x'><failure/></testcase>
            <testcase name='y'><skipped/></testcase>
            <testcase name='z'><skipped/></testcase>
          </testsuite>
        </testsuites>

        """
    )
  }

  @Test func `suites within suites are counted, whether the outer ones count them or not`() throws {
    let inner = "<testsuite name='in'><testcase name='y'><failure/></testcase></testsuite>"
    let told = "<testsuite name='in' tests='2' failures='1' errors='1'/>"
    let merged = try merge([
      "<testsuites><testsuite name='a'><testcase name='x'/>\(inner)</testsuite></testsuites>",
      "<testsuite name='b' tests='1' failures='0'><testcase name='x'/>\(inner)</testsuite>",
      "<testsuite name='c' tests='2' failures='1'><testcase name='x'/>\(inner)</testsuite>",
      "<testsuite name='d'><testsuite name='e'>\(told)\(inner)</testsuite></testsuite>",
    ])
    #expect(
      merged.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="merged" tests="9" failures="5" errors="1" time="0.000">
          <testsuite name="a">
            <testcase name='x'/>
            \(inner)
          </testsuite>
          <testsuite name="b" tests="2" failures="1">
            <testcase name='x'/>
            \(inner)
          </testsuite>
          <testsuite name="c" tests="2" failures="1">
            <testcase name='x'/>
            \(inner)
          </testsuite>
          <testsuite name="d">
            <testsuite name='e'>\(told)\(inner)</testsuite>
          </testsuite>
        </testsuites>

        """
    )
  }

  @Test(arguments: [
    ([bare], "<testsuites name=\"merged\" tests=\"2\" failures=\"1\" errors=\"0\" time=\"0.000\">"),
    (
      [bare, "<testsuites><testsuite name='S' tests='3' failures='1'/></testsuites>", bare],
      "<testsuites name=\"merged\" tests=\"7\" failures=\"3\" errors=\"0\" time=\"0.000\">"
    ),
  ])
  func `cases beside the suites are counted`(reports: [String], root: String) throws {
    let merged = try merge(reports).text
    #expect(merged.split(separator: "\n")[1].prefix { $0 != ">" } + ">" == root)
  }

  private static let bare =
    "<testsuites tests='2'><testcase name='a'><failure/></testcase><testcase name='b'/></testsuites>"

  @Test func `counts that no number holds stay the greatest`() throws {
    let most = "<testsuite name='in' tests='9223372036854775807'/>"
    let merged = try merge(["<testsuite name='a' tests='1'>\(most)\(most)</testsuite>"])
    let suites = try XMLTree(merged.text).elements(named: "testsuite")
    #expect(suites.first?.attributes == ["name": "a", "tests": "9223372036854775807"])
  }

  @Test func `times without a zero before the point are added, and others passed over`() throws {
    let merged = try merge([
      "<testsuite name='a' time='soon'/>", "<testsuite name='a' time='.5'/>",
      "<testsuite name='a' time='0.25'/>",
    ])
    let suites = try XMLTree(merged.text).elements(named: "testsuite")
    #expect(suites.map(\.attributes) == [["name": "a", "time": "0.750"]])
  }

  @Test func `a suite without a time takes as long as what it holds`() throws {
    let inner = "<testsuite name='in'><testcase name='z' time='2'/></testsuite>"
    let merged = try merge([
      "<testsuite name='a'><testcase name='x' time='.25'/><testcase name='y'/>\(inner)</testsuite>",
      "<testsuite name='a' time='4'><testcase name='v' time='9'/></testsuite>",
      "<testsuite name='b'><testcase name='w'/></testsuite>",
    ])
    #expect(
      merged.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="merged" tests="5" failures="0" errors="0" time="6.250">
          <testsuite name="a" time="6.250">
            <testcase name='x' time='.25'/>
            <testcase name='v' time='9'/>
            <testcase name='y'/>
            \(inner)
          </testsuite>
          <testsuite name="b">
            <testcase name='w'/>
          </testsuite>
        </testsuites>

        """
    )
  }
}
