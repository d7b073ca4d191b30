import ScenarioEvents
import ScenarioReports
import Testing

/// Reports on records made of chance and hostile text.
struct RandomReportTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `every report can be parsed and counts what it holds`(seed: UInt64) throws {
    var chance = Chance(seed: seed)
    let cases = (0..<8).map { _ in chance.record() }
    let root = try XMLTree(report(cases, by: JUnitReport()))
    let found = root.elements(named: "testcase")
    #expect(found.count == cases.count)
    #expect(root.attributes["tests"] == "\(cases.count)")
    #expect(root.attributes["failures"] == "\(root.count(of: "failure"))")
    #expect(root.attributes["errors"] == "\(root.count(of: "error"))")
    for suite in root.children {
      #expect(suite.attributes["skipped"] == "\(suite.count(of: "skipped"))")
    }
    let keys = found.map {
      ($0.attributes["classname"] ?? "") + "/" + ($0.attributes["name"] ?? "")
    }
    #expect(Set(keys).count == keys.count)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `no console report holds a control character`(seed: UInt64) {
    var chance = Chance(seed: seed)
    let cases = (0..<8).map { _ in chance.record() }
    let text = console(cases, ConsoleOptions(detail: .steps))
    let controls = text.unicodeScalars.filter { $0.properties.generalCategory == .control }
    #expect(controls.allSatisfy { $0 == "\n" })
  }
}

extension XMLTree {
  fileprivate func count(of name: String) -> Int {
    elements(named: "testcase").count { testCase in testCase.children.contains { $0.name == name } }
  }
}
