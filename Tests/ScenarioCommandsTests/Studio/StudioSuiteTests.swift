import ProtocolValues
import ScenarioCommands
import ScenarioEvents
import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// The list of `rehearse ui` as the page sees it.
struct StudioSuiteTests {
  private static let good = "steps: [assert: Fetch]"
  private static let bad = "steps: [assert: Absent]"

  private func plan(_ yaml: String) -> RunPlan { RunPlan(cases: ScenarioText(yaml).planned.cases) }

  private func run(_ suite: inout StudioSuite, _ choice: StudioSuite.Choice = .all) {
    let plan = suite.begin(choice, .usual)
    Runner(plan).run { suite.receive($0) }
  }

  private func json(_ suite: StudioSuite, after known: Int? = nil) -> String {
    String(decoding: suite.changes(after: known).json, as: UTF8.self)
  }

  @Test func `a listed case has not run yet`() {
    var suite = StudioSuite()
    suite.list(plan(Self.good), notice: "a warning\n")
    #expect(
      json(suite) == """
        {"cases":[{"file":"test.yaml","id":1,"line":1,"name":"A","state":"never-run"}],\
        "notice":"a warning\\u000a","order":[1],"revision":1,"running":false}
        """
    )
  }

  @Test func `a case waits, runs, and has a result`() {
    var suite = StudioSuite()
    suite.list(plan(Self.bad))
    let plan = suite.begin(.all, .usual)
    #expect(
      json(suite, after: 1) == """
        {"cases":[{"file":"test.yaml","id":1,"line":1,"name":"A","state":"waiting"}],\
        "revision":2,"running":true}
        """
    )
    suite.receive(.caseStarted(plan.cases[0].identity))
    #expect(
      json(suite, after: 2) == """
        {"cases":[{"file":"test.yaml","id":1,"line":1,"name":"A","state":"running"}],\
        "revision":3,"running":true}
        """
    )
    Runner(plan).run { suite.receive($0) }
    #expect(
      json(suite, after: 3) == """
        {"cases":[{"file":"test.yaml","id":1,"line":1,"name":"A",\
        "remark":"no element matches 'Absent'","state":"failed","time":0}],\
        "revision":4,"running":false}
        """
    )
    #expect(json(suite, after: 4) == #"{"cases":[],"revision":4,"running":false}"#)
  }

  @Test func `the time of a case is that of its attempts in whole milliseconds, as in reports`() {
    var suite = StudioSuite()
    let plan = plan("steps: [pause: 0.6ms, assert: Absent]")
    suite.list(plan)
    _ = suite.begin(.all, .usual)
    Runner(plan, settings: RunSettings(retries: 1)).run { suite.receive($0) }
    #expect(
      json(suite, after: 2) == """
        {"cases":[{"file":"test.yaml","id":1,"line":1,"name":"A",\
        "remark":"no element matches 'Absent'","state":"failed","time":0}],\
        "revision":3,"running":false}
        """
    )
  }

  @Test func `a case that waits is not run twice, and one that is gone is not run`() {
    var suite = StudioSuite()
    suite.list(plan(Self.good))
    #expect(suite.begin(.some([1, 1, 7]), .usual).cases.count == 1)
    #expect(suite.begin(.all, .usual).cases.isEmpty)
    #expect(suite.begin(.failed, .usual).cases.isEmpty)
  }

  @Test func `a case whose file changes while it runs is run once more`() {
    var suite = StudioSuite()
    suite.list(plan(Self.good))
    let first = suite.begin(.all, .usual)
    suite.list(plan(Self.bad))
    let second = suite.beginAnew { $0.file == "test.yaml" }
    Runner(first).run { suite.receive($0) }
    #expect(json(suite).contains(#""state":"passed""#))
    Runner(second).run { suite.receive($0) }
    #expect(json(suite).contains(#""state":"failed""#))
  }

  @Test func `only what failed runs again`() {
    var suite = StudioSuite()
    suite.list(
      plan(
        """
        suite: S
        app: gallery
        scenarios:
          - {name: A, steps: [assert: Fetch]}
          - {name: B, steps: [assert: Absent]}
        """
      )
    )
    run(&suite)
    #expect(suite.begin(.failed, .usual).cases.map(\.identity.name) == ["B"])
  }

  @Test func `chosen cases run in the order of the list`() {
    var suite = StudioSuite()
    for names in [["A", "B"], ["B", "A"]] {
      let scenarios = names.map { "  - {name: \($0), steps: [assert: Fetch]}\n" }.joined()
      suite.list(plan("suite: S\napp: gallery\nscenarios:\n\(scenarios)"))
    }
    #expect(suite.begin(.some([1, 2]), .usual).cases.map(\.identity.name) == ["B", "A"])
  }

  @Test func `an interrupted case has the result that it had before`() {
    var suite = StudioSuite()
    suite.list(plan(Self.good))
    run(&suite)
    let again = suite.begin(.all, .usual)
    Runner(again, isInterrupted: { true }).run { suite.receive($0) }
    #expect(json(suite, after: nil).contains(#""state":"passed","time":0"#))
  }

  @Test func `diagnostics stand in the place of a file while it is invalid`() {
    var suite = StudioSuite()
    suite.list(plan(Self.good))
    run(&suite)
    let known = suite.revision
    suite.list(plan("steps: [asert: Fetch]"))
    #expect(
      json(suite, after: known) == """
        {"cases":[{"file":"test.yaml","id":2,"line":3,"name":"test.yaml",\
        "remark":"unknown command 'asert'","state":"invalid","time":0}],\
        "notice":"","order":[2],"revision":4,"running":false}
        """
    )
    suite.list(plan(Self.good))
    #expect(json(suite, after: nil).contains(#""id":1,"line":1,"name":"A","state":"never-run""#))
  }

  @Test func `cases that a new reading did not change keep their results, and are no news`() {
    var suite = StudioSuite()
    suite.list(plan(Self.good))
    run(&suite)
    let known = suite.revision
    suite.list(plan(Self.good))
    #expect(
      json(suite, after: known) == #"{"cases":[],"revision":\#(known + 1),"running":false}"#
    )
  }
}
