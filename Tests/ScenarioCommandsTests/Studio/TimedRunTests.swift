import AppModelKit
import BuiltInApps
import ProtocolValues
import ScenarioCommands
import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// A case with its steps and screens, and the search for a timing with which it fails.
struct TimedRunTests {
  private func planned(_ yaml: String) throws -> PlannedCase {
    let catalog = AppCatalog([.gallery] + BuiltInApps.all.map(InstalledApp.init))
    return try #require(ScenarioText(yaml, catalog: catalog).planned.cases.first)
  }

  /// The view without its drawings, which tests of reports compare.
  private func json(_ run: TimedRun) -> String {
    guard case .mapping(var members) = run.view else { return "" }
    members["screens"] = .number(Double(members["screens"]?.items.count ?? 0))
    return String(decoding: ProtocolValue.mapping(members).json, as: UTF8.self)
  }

  @Test func `a run has its steps, their screens and what changed, and the delays`() throws {
    let adding = """
      name: A
      app: todo
      steps:
        - tap: Add Todo
      """
    let delay = """
      {"length":350,"max":700,"meaning":"a screen slides in","min":0,"name":"push","nominal":350,\
      "occurrence":1,"start":100}
      """
    let launch = """
      {"after":0,"command":"launch","depth":0,"end":0,"outcome":"passed","phase":"body",\
      "source":[{"after":"","before":"name: ","line":1,"marked":"A","path":"test.yaml"}],\
      "start":0,"title":"todo"}
      """
    let tap = """
      {"after":1,"before":0,"column":3,"command":"tap","depth":0,"end":100,\
      "notes":["touched button 'Add' at (351, 42)"],"outcome":"passed","phase":"body",\
      "record":4,"recordAfter":5,"source":[{"after":": Add Todo","before":"  - ",\
      "line":4,"marked":"tap","path":"test.yaml"}],"start":0,"title":"Add Todo","touch":[351,42]}
      """
    #expect(
      json(TimedRun(of: try planned(adding))) == """
        {"command":"rehearse run test.yaml:1","delays":[\(delay)],"file":"test.yaml",\
        "frames":[{"name":"Root","screen":0,"step":0,"time":0},{"screen":1,"step":1,"time":100}],\
        "line":1,"name":"A","options":"","screens":2,"steps":[\(launch),\(tap)],"time":100,\
        "verdict":"passed"}
        """
    )
  }

  @Test func `a failure says why, and which step it is`() throws {
    let view = TimedRun(of: try planned("steps: [assert: Absent]")).view
    #expect(view["verdict"] == "failed")
    #expect(view["failedStep"] == 1)
    #expect(
      view["steps"].items[1]["failure"] == [
        "no element matches 'Absent'", "expected: an element that matches 'Absent'",
        "found: none of the 23 elements on the screen",
      ]
    )
  }

  @Test func `steps can be recorded around those of a setup, a teardown and groups, not in loops`()
    throws
  {
    let scenario = """
      name: A
      app: todo
      setup:
        - tap: Add Todo
      steps:
        - group:
            name: Category
            steps:
              - name: Goes away
                tap: Travel
        - repeat:
            times: 1
            steps:
              - tap: Phone
      teardown:
        - group: {name: Leaving, steps: [back]}
      """
    let steps = TimedRun(of: try planned(scenario)).view["steps"].items
    let places = steps.dropFirst().map { step in
      let numbers = ["record", "recordAfter", "column"].map {
        step[$0].integer.map(String.init) ?? "-"
      }
      return "\(step["command"].text ?? "") \(numbers.joined(separator: " "))"
    }
    #expect(
      places == [
        "tap 4 5 3", "group 6 - 3", "tap 9 11 9", "repeat 11 15 3", "turn - - -", "tap - - -",
        "group 16 17 3", "back - - -",
      ]
    )
  }

  @Test func `an invalid file has its diagnostics instead`() throws {
    #expect(
      json(TimedRun(of: try planned("steps: [asert: Fetch]"))) == """
        {"command":"rehearse run test.yaml:3","delays":[],"diagnostics":"test.yaml:3:9: error: \
        unknown command 'asert' [unknown-command]\\u000a 3 | steps: [asert: Fetch]\\u000a   |         ^~~~~ did you \
        mean 'assert'?\\u000a","file":"test.yaml","frames":[],"line":3,"name":"test.yaml","options":"",\
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
    let search = FailureSearch(
      of: try planned("steps: [tap: Fetch, waitFor: {element: Fetched, timeout: 20s}]")
    )
    #expect(search.timing == nil)
    #expect(search.runCount == 1_005)
  }
}
