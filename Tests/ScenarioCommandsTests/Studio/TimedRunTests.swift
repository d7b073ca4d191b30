import AppModelKit
import ProtocolValues
import ScenarioCommands
import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// A case with its steps and screens, and the search for a timing with which it fails.
struct TimedRunTests {
  private func planned(_ yaml: String) throws -> PlannedCase {
    try #require(ScenarioText(yaml).planned.cases.first)
  }

  /// The view without its drawings, which tests of reports compare.
  private func json(_ run: TimedRun) -> String {
    guard case .mapping(var members) = run.view else { return "" }
    members["screens"] = .number(Double(members["screens"]?.items.count ?? 0))
    return String(decoding: ProtocolValue.mapping(members).json, as: UTF8.self)
  }

  private static let fetching = """
    steps:
      - tap: Fetch
      - waitFor: Fetched
    """

  @Test func `a run has its steps, their screens and what changed, and the delays`() throws {
    #expect(
      json(TimedRun(of: try planned(Self.fetching))) == """
        {"command":"rehearse run test.yaml:1","delays":[{"length":1000,"max":10000,"min":0,\
        "name":"fetching","nominal":1000,"occurrence":1,"start":100}],"file":"test.yaml",\
        "frames":[],"line":1,"name":"A","options":"","screens":3,"steps":[],"time":1100,\
        "verdict":"passed"}
        """
    )
  }

  @Test func `a failure says why, and which step it is`() throws {
    let view = TimedRun(of: try planned("steps: [assert: Absent]")).view
    #expect(view["verdict"] == "failed")
    #expect(view["failedStep"] == 1)
    #expect(view["steps"].items[1]["failure"] == ["no element matches 'Absent'"])
  }

  @Test func `an invalid file has its diagnostics instead`() throws {
    #expect(
      json(TimedRun(of: try planned("steps: [asert: Fetch]"))) == """
        {"command":"rehearse run test.yaml:3","delays":[],"diagnostics":"test.yaml:3:9: error: \
        unknown command 'asert' [unknown-command]\\n 3 | steps: [asert: Fetch]\\n   |         ^~~~~ did you \
        mean 'assert'?\\n","file":"test.yaml","frames":[],"line":3,"name":"test.yaml","options":"",\
        "remark":"unknown command 'asert'","screens":0,"steps":[],"verdict":"error"}
        """
    )
  }

  @Test func `the first timing with which a case fails is found at a corner`() throws {
    let race = try planned("steps: [tap: Fetch, pause: 1500ms, assert: Fetched]")
    let search = FailureSearch(of: race)
    #expect(search.timing?.options == ["--delay", "fetching#1=10000ms"])
    #expect(search.runCount == 3)
    #expect(search.view(of: race)["found"]["verdict"] == "failed")
  }

  @Test func `a case that passes at every timing is tried at 1,000 seeds`() throws {
    let search = FailureSearch(of: try planned(Self.fetching))
    #expect(search.timing == nil)
    #expect(search.runCount == 1_005)
  }
}
