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
        """
    )
  }

  @Test func `the first timing with which a case fails is found at a corner`() throws {
    let race = try planned("steps: [tap: Fetch, pause: 1500ms, assert: Fetched]")
    let search = FailureSearch(of: race)
    #expect(search.timing?.options == [])
    #expect(search.runCount == 0)
    #expect(search.view(of: race)["found"]["verdict"] == "failed")
  }

  @Test func `a case that passes at every timing is tried at 1,000 seeds`() throws {
    let search = FailureSearch(of: try planned(Self.fetching))
    #expect(search.timing == nil)
    #expect(search.runCount == 1_005)
  }
}
