import ScenarioDiagnostics
import ScenarioEvents
import ScenarioReports
import Testing

/// Several JUnit reports that become one.
struct JUnitMergeTests {
  @Test(arguments: [JUnitReport.Profile.rich, .strict], 0..<20 as Range<UInt64>)
  func `the shards of a run merge into the report of the whole`(
    profile: JUnitReport.Profile,
    seed: UInt64
  ) throws {
    var chance = Chance(seed: seed)
    let cases = (0..<30).map { number in
      var record = chance.record()
      record.identity.file = "Scenarios/\(number / 7).yaml"
      record.identity.line = number / 3
      record.identity.name += " \(number)"
      record.identity.suite = number / 7 % 2 == 0 ? "Suite \(number / 7)" : nil
      record.identity.suiteDescription = number / 7 % 3 == 0 ? "About \(number / 7)" : nil
      return record
    }
    let (shardCount, runCount) = (1 + chance.number(below: 6), 1 + chance.number(below: 3))
    let shards = (0..<shardCount).map { index in
      cases.enumerated().filter { $0.offset % shardCount == index }
        .flatMap { $0.element.repeated(runCount) }
    }
    let header = RunHeader(seed: seed)
    let merged = try merge(shards.map { junit($0, profile: profile, header: header) })
    let whole = cases.flatMap { $0.repeated(runCount) }
    #expect(merged.text == junit(whole, profile: profile, header: header))
    #expect(merged.warnings == [])
  }

  @Test func `suites of other tools that differ only in counts and times are joined`() throws {
    let merged = try merge([
      """
      <?xml version="1.0"?>
      <!-- from a tool -->
      <testsuites name='one "tool"' disabled="1">
        <testsuite name="unit" tests="2" time="1,000.25" package="p">
          <system-out>first</system-out>
          <properties><property name="os">linux</property></properties>
          <testcase name="a"><failure message="&lt;&#10;"><![CDATA[<x>]]></failure></testcase>
          <testcase name="b"/>
        </testsuite>
      </testsuites>
      """,
      """
      <testsuite name="unit" tests="1" failures="0" time="0.5" package="p">
        <testcase name="c"><skipped/></testcase>
        <testsuite name="inner"/>
        <properties><property name="os">linux</property></properties>
      </testsuite>
      """,
      "<testsuites><testsuite name='other' tests='0'/></testsuites>",
    ])
    #expect(
      merged.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="one &quot;tool&quot;" tests="3" failures="1" errors="0" time="1000.750" \
        disabled="1">
          <testsuite name="unit" tests="3" time="1000.750" package="p" failures="1">
            <properties>
              <property name="os">linux</property>
            </properties>
            <testcase name="a"><failure message="&lt;&#10;"><![CDATA[<x>]]></failure></testcase>
            <testcase name="c"><skipped/></testcase>
            <testcase name="b"/>
            <system-out>first</system-out>
            <testsuite name="inner"/>
          </testsuite>
          <testsuite name="other" tests="0">
          </testsuite>
        </testsuites>

        """
    )
  }

  @Test(arguments: [
    "<testsuite name='a' hostname='m2' device='phone' timestamp='t'><testcase name='y'/></testsuite>",
    "<testsuite name='a' hostname='m1' device='pad' timestamp='t'><testcase name='y'/></testsuite>",
    "<testsuite name='a' hostname='m1' device='phone' timestamp='u'><testcase name='y'/></testsuite>",
    "<testsuite name='a' hostname='m1' device='phone' timestamp='t' id='4'><testcase name='y'/></testsuite>",
    """
    <testsuite name='a' hostname='m1' device='phone' timestamp='t'><properties><property name='os' \
    value='linux'/></properties><testcase name='y'/></testsuite>
    """,
  ])
  func `suites of one name that differ in anything else are kept apart`(other: String) throws {
    let first =
      "<testsuite name='a' hostname='m1' device='phone' timestamp='t'><testcase name='x'/></testsuite>"
    let suites = try XMLTree(merge([first, other, first]).text).elements(named: "testsuite")
    #expect(suites.count == 2)
    #expect(suites.map { $0.elements(named: "testcase").count } == [2, 1])
  }

  @Test func `shards of one run are joined though machine and time differ, other runs are not`()
    throws
  {
    func report(_ record: CaseRecord, on host: String) -> String {
      junit([record], header: RunHeader(timestamp: "2026-01-01T00:00:0\(host)Z", hostname: host))
    }
    var other = CaseRecord.passed
    other.identity.name = "Another one"
    let merged = try merge([
      report(.passed, on: "1"), report(other, on: "2"), report(.passed, on: "3"),
    ])
    let suites = try XMLTree(merged.text).elements(named: "testsuite")
    #expect(suites.map { $0.attributes["hostname"] } == ["1", "3"])
    #expect(suites.map { $0.attributes["tests"] } == ["2", "1"])
    #expect(merged.warnings == ["3.xml:4:5 repeated-case, as in 1.xml:4:5"])
  }

  @Test func `a quote with an accent ends no value`() throws {
    let merged = try merge(["<testsuite name='x\"\u{301} evil=\"1'/>"])
    let suites = try XMLTree(merged.text).elements(named: "testsuite")
    #expect(suites.map(\.attributes) == [["name": "x\"\u{301} evil=\"1"]])
  }

  @Test func `a comment ends behind its beginning`() throws {
    let merged = try merge([
      "<testsuite name='a'><!--> <testcase name='y'/> --><testcase name='z'/></testsuite>"
    ])
    let cases = try XMLTree(merged.text).elements(named: "testcase")
    #expect(cases.map(\.attributes) == [["name": "z"]])
  }

  @Test func `files stand in the order of their names, however an attribute writes these`() throws {
    let cases = ["a\"b.yaml", "a$.yaml", "b 1.yaml", "b:1.yaml", "c.yaml"].map { file in
      var record = CaseRecord.passed
      record.identity.file = file
      return record
    }
    let shards = (0..<2).map { index in cases.indices.filter { $0 % 2 == index }.map { cases[$0] } }
    #expect(try merge(shards.map { junit($0) }).text == junit(cases))
  }

  @Test func `files whose names look alike keep a suite each`() throws {
    let cases = [CaseRecord].lookingAlike
    let merged = try merge(cases.map { junit([$0]) })
    #expect(merged.text == junit(cases).replacing(#/-[23]"/#, with: "\""))
    #expect(merged.warnings == [])
  }

  @Test func `a case that two reports have is kept twice, with a warning`() throws {
    let merged = try merge([junit([.passed]), junit([.failed])])
    #expect(try XMLTree(merged.text).elements(named: "testcase").count == 2)
    #expect(merged.warnings == ["2.xml:4:5 repeated-case, as in 1.xml:4:5"])
  }

  @Test func `seeds that differ are all kept`() throws {
    let merged = try merge([
      junit([.passed], header: RunHeader(seed: 1)), junit([.invalid], header: RunHeader(seed: 2)),
    ])
    let properties = try XMLTree(merged.text).elements(named: "property")
    #expect(
      properties.map(\.attributes) == [
        ["name": "seed", "value": "2"], ["name": "seed-2", "value": "1"],
      ]
    )
  }
}

extension CaseRecord {
  /// The case as often as each is run.
  fileprivate func repeated(_ count: Int) -> [CaseRecord] {
    if count == 1 { return [self] }
    return (1...count).map { number in
      var record = self
      record.identity = identity.repeated(number, of: count)
      return record
    }
  }
}
